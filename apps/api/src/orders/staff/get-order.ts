import { getStaffOrder, printStaffOrders } from '@e-store/shared/orders/staff-endpoints';
import { trusted } from 'mongoose';
import { route } from '../../http/route.ts';
import { findOrder } from './find-order.ts';
import { toStaffOrder } from './to-staff-order.ts';

export const getStaffOrderRoute = route(getStaffOrder, async ({ params, session }, { database }) =>
  toStaffOrder(database, await findOrder(database, params.id), session.user.role),
);

/** In the order in which they were named; what is not there is left out. */
export const printStaffOrdersRoute = route(printStaffOrders, async ({ query, session }, { database }) => {
  const found = await database.orders.find({ _id: trusted({ $in: query.ids }) }).lean();
  const byId = new Map(found.map((order) => [String(order._id), order]));
  const wanted = query.ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
  const { role } = session.user;
  return { orders: await Promise.all(wanted.map((order) => toStaffOrder(database, order, role))) };
});
