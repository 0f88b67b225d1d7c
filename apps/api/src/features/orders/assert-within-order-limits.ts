import { indiaDay, startOfDay } from '@e-store/shared/india-day';
import { formatRupees } from '@e-store/shared/money';
import { isOpen, ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { PipelineStage, Types } from 'mongoose';
import { computeAddressKey } from './address-key.ts';
import type { OrderDraft } from './order.model.ts';
import type { Database } from '../../platform/database/database.ts';
import { ConflictError, UnauthenticatedError } from '../../platform/errors/errors.ts';
import type { CartRecord } from '../cart/cart.model.ts';
import { orderLockIds, type OrderLockRecord } from './order-locks.ts';

/**
 * Asserts the limits on unpaid orders (R74).
 * @throws ConflictError with advice
 */
export function assertWithinOrderLimits(
  order: OrderDraft,
  openOrderStats: OpenOrderStats,
  limits: OrderLimits,
): void {
  const {
    openOrders,
    openOrdersPerAddress,
    piecesPerProductAndDay: unitsPerProductAndDay,
    orderValue,
  } = limits;
  const { buyer, ofAccount, ofPhone, ofAddress } = openOrderStats;
  if (order.totalPrice > orderValue)
    throwOrderLimit(
      `The maximum for ${order.payment.isPrepaid ? 'an order' : 'a cash on delivery order'} is ${formatRupees(orderValue)}. Please split your order.`,
    );
  if (ofAccount >= openOrders)
    throwOrderLimit(
      `You have ${ofAccount} open ${ofAccount === 1 ? 'order' : 'orders'}. Wait until one is delivered, or cancel one.`,
    );
  if (ofAccount > 0 && limits.secondOrderNeedsProof && !buyer.emailProvenAt) emailProofRequired(buyer.email);
  if (ofPhone >= openOrders)
    throwOrderLimit(`Open orders for this mobile number: ${ofPhone}. Wait until one is delivered.`);
  if (ofAddress >= openOrdersPerAddress)
    throwOrderLimit(`Open orders to this address: ${ofAddress}. Wait until one is delivered.`);
  const today = quantityByProduct(openOrderStats.today);
  const wanted = quantityByProduct([order]);
  for (const { product, name } of order.orderItems) {
    const before = today.get(String(product)) ?? 0;
    if (before + (wanted.get(String(product)) ?? 0) > unitsPerProductAndDay)
      throwOrderLimit(
        `You can order at most ${unitsPerProductAndDay} of ${name} per day${before > 0 ? `. You have ordered ${before} today` : ''}.`,
      );
  }
}

/** Limits an unproven email address to one open order (R77). */
function emailProofRequired(email: string): never {
  throw new ConflictError(
    'EMAIL_PROOF_REQUIRED',
    `You have an open order. Before you place another, confirm that ${email} is yours. We can email you a link for this. Nothing was ordered.`,
  );
}

function throwOrderLimit(sentence: string): never {
  throw new ConflictError('ORDER_LIMIT', `${sentence} Nothing was ordered.`);
}

function quantityByProduct(orders: readonly Pick<OrderDraft, 'orderItems'>[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of orders.flatMap(({ orderItems }) => orderItems))
    quantities.set(String(product), (quantities.get(String(product)) ?? 0) + quantity);
  return quantities;
}

const OPEN = ORDER_STATUSES.filter(isOpen);

/** Open orders and today's orders of the buyer, for the order limits. */
export type OpenOrderStats = {
  buyer: { email: string; emailProvenAt?: Date };
  ofAccount: number;
  ofPhone: number;
  ofAddress: number;
  today: Pick<OrderDraft, 'orderItems'>[];
};

/** What an order is checked against, read before its transaction. */
export type OrderFacts = {
  openOrderStats: OpenOrderStats;
  costs: Map<string, number>;
  cart: CartRecord | undefined;
  /** Turns of account, mobile number and address; absent before their first order. */
  turns: readonly OrderLockRecord[];
};

type CountRows = { count: number }[];
type OrderFactsRow = {
  turns: OrderLockRecord[];
  ofAccount: CountRows;
  ofPhone: CountRows;
  ofAddress: CountRows;
  today: OpenOrderStats['today'];
  products: { _id: Types.ObjectId; cost?: number }[];
  carts: CartRecord[];
  buyer: OpenOrderStats['buyer'][];
};

type FactsOf = {
  user: Types.ObjectId;
  shippingInfo: ShippingInfo;
  products: readonly Types.ObjectId[];
  now: Date;
};

/**
 * Reads all facts in one round trip. The turns come first: an order, or the erasure of the account, that
 * commits after they were read changes a turn, and then these facts place no order (`acquireOrderLocks`).
 * @throws UnauthenticatedError when the account was erased concurrently
 */
export async function readOrderFacts(
  { users, orders, products, carts, orderTurns }: Database,
  { user, shippingInfo, products: ids, now }: FactsOf,
): Promise<OrderFacts> {
  const lookup = (
    { collection }: { collection: { name: string } },
    as: string,
    ...pipeline: PipelineStage.Lookup['$lookup']['pipeline'] & {}
  ) => ({ $lookup: { from: collection.name, as, pipeline } });
  const lookupOpenOrders = (as: string, whose: object) =>
    lookup(orders, as, { $match: { ...whose, orderStatus: { $in: OPEN } } }, { $count: 'count' });
  const midnight = startOfDay(indiaDay(now));
  const [found] = await users.aggregate<OrderFactsRow>([
    { $match: { _id: user } },
    { $project: { _id: 1 } },
    lookup(orderTurns, 'turns', { $match: { _id: { $in: orderLockIds({ user, shippingInfo }) } } }),
    lookupOpenOrders('ofAccount', { user }),
    lookupOpenOrders('ofPhone', { 'shippingInfo.phoneNo': shippingInfo.phoneNo }),
    lookupOpenOrders('ofAddress', { addressKey: computeAddressKey(shippingInfo) }),
    lookup(
      orders,
      'today',
      { $match: { user, createdAt: { $gte: midnight }, orderStatus: { $ne: 'Cancelled' } } },
      { $project: { orderItems: { product: 1, quantity: 1 } } },
    ),
    lookup(products, 'products', { $match: { _id: { $in: ids } } }, { $project: { cost: 1 } }),
    lookup(carts, 'carts', { $match: { _id: user } }),
    // Last, because the erasure deletes the account and changes its turn at once.
    lookup(users, 'buyer', { $match: { _id: user } }, { $project: { email: 1, emailProvenAt: 1 } }),
  ]);
  const [buyer] = found?.buyer ?? [];
  if (!found || !buyer) throw new UnauthenticatedError();
  const readCount = ([counted]: CountRows) => counted?.count ?? 0;
  return {
    openOrderStats: {
      buyer,
      ofAccount: readCount(found.ofAccount),
      ofPhone: readCount(found.ofPhone),
      ofAddress: readCount(found.ofAddress),
      today: found.today,
    },
    costs: new Map(
      found.products.flatMap(({ _id, cost }) => (cost === undefined ? [] : [[String(_id), cost]])),
    ),
    cart: found.carts[0],
    turns: found.turns,
  };
}
