import { listMyOrders } from '@e-store/shared/orders/endpoints';
import { route } from '../http/route.ts';
import { toOrder } from './to-order.ts';

/** Nobody scrolls further; older ones are found by their link. */
const MOST_RECENT = 100;

/** The caller's, whatever the query says (R3). */
export const listMyOrdersRoute = route(listMyOrders, async ({ session }, { database }) => {
  const orders = await database.orders
    .find({ user: session.user._id })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MOST_RECENT)
    .lean();
  return { orders: orders.map(toOrder) };
});
