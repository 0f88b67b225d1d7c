import { indiaDay, startOfDay } from '@e-store/shared/india-day';
import { formatRupees } from '@e-store/shared/money';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { ConflictError } from '../errors.ts';
import { addressKeyOf } from './address-key.ts';
import type { OrderRecord } from './order.model.ts';

/** The parcel is still to come, and with it the cash. */
const OPEN: OrderStatus[] = [
  'Processing',
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivery failed',
];

/**
 * A new order that goes beyond what is let out without payment (R74); the sentence says what can be done. Inside the
 * order's transaction, after `takeOrderTurns`: so it holds for orders that come at once, too.
 */
export async function refuseBeyondLimits(
  database: Database,
  order: OrderRecord,
  limits: OrderLimits,
  session: ClientSession,
): Promise<void> {
  const { openOrders, openOrdersPerAddress, piecesPerProductAndDay, orderValue } = limits;
  if (order.totalPrice > orderValue)
    refuse(`An order paid in cash is at most ${formatRupees(orderValue)}. Order in smaller parts.`);
  const ofAccount = await countOpen(database, { user: order.user }, session);
  if (ofAccount >= openOrders)
    refuse(`You have ${ofAccount} orders under way. Wait until one has arrived, or cancel one.`);
  if (ofAccount > 0 && limits.secondOrderNeedsProof) await refuseUnproven(database, order.user, session);
  const ofPhone = await countOpen(database, { 'shippingInfo.phoneNo': order.shippingInfo.phoneNo }, session);
  if (ofPhone >= openOrders)
    refuse(`Orders under way for this mobile number: ${ofPhone}. Wait until one has arrived.`);
  const ofAddress = await countOpen(database, { addressKey: addressKeyOf(order.shippingInfo) }, session);
  if (ofAddress >= openOrdersPerAddress)
    refuse(`Orders under way to this address: ${ofAddress}. Wait until one has arrived.`);
  const today = await orderedToday(database, order, session);
  const wanted = piecesOf([order]);
  for (const { product, name } of order.orderItems) {
    const before = today.get(String(product)) ?? 0;
    if (before + (wanted.get(String(product)) ?? 0) > piecesPerProductAndDay)
      refuse(
        `At most ${piecesPerProductAndDay} pieces of ${name} a day${before > 0 ? `; you have ordered ${before} today` : ''}.`,
      );
  }
}

/** So that an address of somebody else, or of nobody, holds up one parcel and no more (R77). */
async function refuseUnproven(
  database: Database,
  _id: OrderRecord['user'],
  session: ClientSession,
): Promise<void> {
  const user = await database.users.findById(_id, { email: 1, emailProvenAt: 1 }, { session }).lean();
  if (!user || user.emailProvenAt) return;
  throw new ConflictError(
    'EMAIL_PROOF_REQUIRED',
    `You have an order under way. Before the next one, confirm that ${user.email} is yours, by the link in the mail that you can ask for here. Nothing was ordered.`,
  );
}

function refuse(sentence: string): never {
  throw new ConflictError('ORDER_LIMIT', `${sentence} Nothing was ordered.`);
}

function countOpen(database: Database, whose: object, session: ClientSession): Promise<number> {
  return database.orders.countDocuments({ ...whose, orderStatus: trusted({ $in: OPEN }) }, { session });
}

/** Pieces by product that the account has ordered on the day of the order, in India, and not cancelled. */
async function orderedToday(database: Database, { user, createdAt }: OrderRecord, session: ClientSession) {
  const midnight = startOfDay(indiaDay(createdAt));
  const orders = await database.orders
    .find(
      { user, createdAt: trusted({ $gte: midnight }), orderStatus: trusted({ $ne: 'Cancelled' }) },
      { orderItems: 1 },
      { session },
    )
    .lean();
  return piecesOf(orders);
}

function piecesOf(orders: readonly Pick<OrderRecord, 'orderItems'>[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of orders.flatMap(({ orderItems }) => orderItems))
    pieces.set(String(product), (pieces.get(String(product)) ?? 0) + quantity);
  return pieces;
}
