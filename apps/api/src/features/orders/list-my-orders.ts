import { listMyOrders } from '@e-store/shared/orders/endpoints';
import { route } from '../../platform/http/route.ts';
import { toOrder } from './to-order.ts';

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
