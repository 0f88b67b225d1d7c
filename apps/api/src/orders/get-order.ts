import { getOrder } from '@e-store/shared/orders/endpoints';
import { NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { toOrder } from './to-order.ts';

/** Somebody else's order is answered like one that does not exist: not even its existence is told (R2). */
export const getOrderRoute = route(getOrder, async ({ params, session }, { database }) => {
  const isAdmin = session.user.role === 'Admin';
  const order = await database.orders
    .findOne({ _id: params.id, ...(!isAdmin && { user: session.user._id }) })
    .lean();
  if (!order) throw new NotFoundError('There is no such order in your account.');
  return toOrder(order);
});
