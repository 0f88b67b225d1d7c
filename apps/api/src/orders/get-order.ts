import { getOrder } from '@e-store/shared/orders/endpoints';
import { assertStaffAtWork } from '../http/authorise.ts';
import { route } from '../http/route.ts';
import { noSuchOrder } from './find-own-order.ts';
import { toOrder } from './to-order.ts';

/**
 * Somebody else's order is answered like one that does not exist: not even its existence is told (R2). An Admin sees all,
 * with a password confirmed like for the rest of the back office; an owner is not asked for it.
 */
export const getOrderRoute = route(getOrder, async ({ params, session }, { database, now }) => {
  const { _id: user, role } = session.user;
  let order = await database.orders.findOne({ _id: params.id, user }).lean();
  if (!order && role === 'Admin') {
    assertStaffAtWork(session, now());
    order = await database.orders.findById(params.id).lean();
  }
  if (!order) throw noSuchOrder();
  return toOrder(order);
});
