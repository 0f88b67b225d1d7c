import { getStaffOrder, printStaffOrders } from '@e-store/shared/orders/staff-endpoints';
import { trusted } from 'mongoose';
import { route } from '../../../platform/http/route.ts';
import { findOrder } from './find-order.ts';
import { toStaffOrder } from './to-staff-order.ts';

export const getStaffOrderRoute = route(getStaffOrder, async ({ params, session }, context) =>
  toStaffOrder(context, await findOrder(context.database, params.id), session.user),
);

/** In the requested sequence; unknown ids are skipped. */
export const printStaffOrdersRoute = route(printStaffOrders, async ({ query, session }, context) => {
  const found = await context.database.orders.find({ _id: trusted({ $in: query.ids }) }).lean();
  const byId = new Map(found.map((order) => [String(order._id), order]));
  const wanted = query.ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
  return { orders: await Promise.all(wanted.map((order) => toStaffOrder(context, order, session.user))) };
});
