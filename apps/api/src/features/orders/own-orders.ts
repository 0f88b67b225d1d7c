import { getAttempt, getOrder, listMyOrders } from '@e-store/shared/orders/endpoints';
import type { Order } from '@e-store/shared/orders/order';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { assertBackOfficeAccess } from '../../platform/http/authorise.ts';
import type { OrderRecord } from './order.model.ts';
import { toOrder } from './to-order.ts';

const orderNotFound = () => new NotFoundError('This order is not in your account.');

/** An order of another user looks nonexistent (R2). */
export async function findOwnOrder(
  database: Database,
  { id, user }: { id: string; user: string },
  session?: ClientSession,
): Promise<OrderRecord> {
  const order = await database.orders.findOne({ _id: id, user }, null, session ? { session } : {}).lean();
  if (!order) throw orderNotFound();
  return order;
}

/** Always the caller's, whatever the query says (R3). */
export const listMyOrdersRoute = route(listMyOrders, async ({ session, query }, { database }) => {
  const { page, limit } = query;
  const own = { user: session.user._id };
  const [orders, total] = await Promise.all([
    database.orders
      .find(own)
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    database.orders.countDocuments(own),
  ]);
  return { orders: orders.map(toOrder), page, limit, total };
});

/** An Admin with a confirmed password sees all orders; others only their own (R2). */
export const getOrderRoute = route(getOrder, async ({ params, session }, { database, now }) => {
  const { _id: user, role } = session.user;
  let order = await database.orders.findOne({ _id: params.id, user }).lean();
  if (!order && role === 'Admin') {
    assertBackOfficeAccess(session, now());
    order = await database.orders.findById(params.id).lean();
  }
  if (!order) throw orderNotFound();
  return withCancelledReplacements(database, order);
});

async function withCancelledReplacements(database: Database, record: OrderRecord): Promise<Order> {
  const order = toOrder(record);
  const ids = record.returns.flatMap(({ replacement }) => replacement?.order ?? []);
  if (ids.length === 0) return order;
  const found = await database.orders
    .find({ _id: trusted({ $in: ids }), orderStatus: 'Cancelled' }, '_id')
    .lean();
  const cancelled = new Set(found.map(({ _id }) => String(_id)));
  const returns = order.returns.map((one) =>
    one.replacement && cancelled.has(one.replacement.order)
      ? { ...one, replacement: { ...one.replacement, isCancelled: true } }
      : one,
  );
  return { ...order, returns };
}

/** For callers who lost the answer of `POST /order/new`. */
export const getAttemptRoute = route(getAttempt, async ({ params, session }, { database }) => {
  const order = await database.orders.findOne({ user: session.user._id, idempotencyKey: params.key }).lean();
  if (!order) throw new NotFoundError('No order was placed under this key.');
  return toOrder(order);
});
