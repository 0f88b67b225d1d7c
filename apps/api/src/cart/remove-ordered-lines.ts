import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../database.ts';

type Ordered = { user: Types.ObjectId; orderItems: readonly { product: Types.ObjectId; size?: string }[] };

/**
 * What was ordered leaves the account's cart, in the transaction that saves the order; what came into the cart meanwhile
 * on another device stays. A change at the same moment makes the transaction begin again.
 */
export async function removeOrderedLines(
  database: Database,
  { user, orderItems }: Ordered,
  session: ClientSession,
): Promise<void> {
  const cart = await database.carts.findById(user).session(session).lean();
  if (!cart) return;
  const isOrdered = ({ product, size }: { product: Types.ObjectId; size?: string }) =>
    orderItems.some((item) => item.product.equals(product) && item.size === size);
  const lines = cart.lines.filter((line) => !isOrdered(line));
  if (lines.length === cart.lines.length) return;
  await database.carts.updateOne({ _id: user }, { $set: { lines }, $inc: { version: 1 } }, { session });
}
