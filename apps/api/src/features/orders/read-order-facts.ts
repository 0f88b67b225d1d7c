import { indiaDay, startOfDay } from '@e-store/shared/india-day';
import { isOpen, ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { PipelineStage, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { UnauthenticatedError } from '../../platform/errors/errors.ts';
import type { CartRecord } from '../cart/cart.model.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import { type OrderTerms, toOrderTerms } from '../store/read-settings.ts';
import type { SettingsRecord } from '../store/settings.model.ts';
import type { OpenOrderStats } from './assert-within-order-limits.ts';
import { orderLockIds, type OrderLockRecord } from './order-locks.ts';
import type { OrderRecord } from './order.model.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);
const PLACED = { exchangeFor: null };

/** What an order is checked against, read before its transaction. */
export type OrderFacts = {
  openOrderStats: OpenOrderStats;
  /** The published products of the lines. */
  products: readonly ProductRecord[];
  terms: OrderTerms;
  cart: CartRecord | undefined;
  /** Locks of account, mobile number and address; absent before their first order. */
  locks: readonly OrderLockRecord[];
  /** The order of an earlier attempt with the same idempotency key. */
  earlier: OrderRecord | undefined;
};

type CountRows = { count: number }[];
type OrderFactsRow = {
  locks: OrderLockRecord[];
  ofAccount: CountRows;
  ofPhone: CountRows;
  ofAddress: CountRows;
  today: OpenOrderStats['today'];
  products: ProductRecord[];
  settings: SettingsRecord[];
  carts: CartRecord[];
  buyer: OpenOrderStats['buyer'][];
  earlier?: OrderRecord[];
};

type FactsOf = {
  user: Types.ObjectId;
  shippingInfo: ShippingInfo;
  addressKey: string;
  products: readonly Types.ObjectId[];
  idempotencyKey: string | undefined;
  now: Date;
};

/**
 * One round trip. The locks come first: an order, or the erasure of the account, that commits after they were
 * read changes a lock, and then these facts place no order (`acquireOrderLocks`).
 * @throws UnauthenticatedError when the account was erased concurrently
 */
export async function readOrderFacts(
  { users, orders, products, carts, orderLocks, settings }: Database,
  { user, shippingInfo, addressKey, products: ids, idempotencyKey, now }: FactsOf,
): Promise<OrderFacts> {
  const lookup = (
    { collection }: { collection: { name: string } },
    as: string,
    ...pipeline: PipelineStage.Lookup['$lookup']['pipeline'] & {}
  ) => ({ $lookup: { from: collection.name, as, pipeline } });
  const lookupOpenOrders = (as: string, whose: object) =>
    lookup(orders, as, { $match: { ...whose, ...PLACED, orderStatus: { $in: OPEN } } }, { $count: 'count' });
  const midnight = startOfDay(indiaDay(now));
  const [found] = await users.aggregate<OrderFactsRow>([
    { $match: { _id: user } },
    { $project: { _id: 1 } },
    lookup(orderLocks, 'locks', {
      $match: { _id: { $in: orderLockIds({ user, shippingInfo, addressKey }) } },
    }),
    lookupOpenOrders('ofAccount', { user }),
    lookupOpenOrders('ofPhone', { 'shippingInfo.phoneNo': shippingInfo.phoneNo }),
    lookupOpenOrders('ofAddress', { addressKey }),
    lookup(
      orders,
      'today',
      { $match: { user, ...PLACED, createdAt: { $gte: midnight }, orderStatus: { $ne: 'Cancelled' } } },
      { $project: { orderItems: { product: 1, quantity: 1 } } },
    ),
    lookup(products, 'products', { $match: { _id: { $in: ids }, status: 'published' } }),
    lookup(settings, 'settings', { $match: { _id: 'store' } }),
    lookup(carts, 'carts', { $match: { _id: user } }),
    ...(idempotencyKey === undefined
      ? []
      : [lookup(orders, 'earlier', { $match: { user, idempotencyKey } })]),
    // Last, because the erasure deletes the account and changes its lock at once.
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
    products: found.products,
    terms: toOrderTerms(found.settings[0] ?? {}),
    cart: found.carts[0],
    locks: found.locks,
    earlier: found.earlier?.[0],
  };
}
