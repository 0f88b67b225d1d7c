import { getOrder } from '@e-store/shared/orders/endpoints';
import { assertBackOfficeAccess } from '../../platform/http/authorise.ts';
import { route } from '../../platform/http/route.ts';
import { orderNotFound } from './find-own-order.ts';
import { toOrder } from './to-order.ts';

/** An order of another user looks nonexistent (R2). An Admin with a confirmed password sees all orders. */
export const getOrderRoute = route(getOrder, async ({ params, session }, { database, now }) => {
  const { _id: user, role } = session.user;
  let order = await database.orders.findOne({ _id: params.id, user }).lean();
  if (!order && role === 'Admin') {
    assertBackOfficeAccess(session, now());
    order = await database.orders.findById(params.id).lean();
  }
  if (!order) throw orderNotFound();
  return toOrder(order);
});
