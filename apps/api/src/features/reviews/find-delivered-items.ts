import { Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

export type DeliveredItem = { order: Types.ObjectId; size: string | undefined };

/** Returns the items of a product delivered to a user, latest order first. Items sent back later count. */
export async function findDeliveredItems(
  database: Database,
  user: string,
  product: string,
): Promise<DeliveredItem[]> {
  const orders = await database.orders
    .find({ user, 'orderItems.product': product, 'history.status': 'Delivered' }, { orderItems: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return orders.flatMap(({ _id, orderItems }) =>
    orderItems.filter((line) => line.product.equals(product)).map(({ size }) => ({ order: _id, size })),
  );
}
