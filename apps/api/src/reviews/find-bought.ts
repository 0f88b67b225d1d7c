import { Types } from 'mongoose';
import type { Database } from '../database.ts';

/** A line of an order that was delivered. */
export type Bought = { order: Types.ObjectId; size: string | undefined };

/**
 * What was delivered to a buyer of a product, the latest order first. Delivered once is enough: who sent it back since
 * has had it in their hands.
 */
export async function findBought(database: Database, user: string, product: string): Promise<Bought[]> {
  const orders = await database.orders
    .find({ user, 'orderItems.product': product, 'history.status': 'Delivered' }, { orderItems: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return orders.flatMap(({ _id, orderItems }) =>
    orderItems.filter((line) => line.product.equals(product)).map(({ size }) => ({ order: _id, size })),
  );
}
