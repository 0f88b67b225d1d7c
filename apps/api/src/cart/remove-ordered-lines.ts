import { withoutOrdered } from '@e-store/shared/cart/without-ordered';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../database.ts';
import type { CartLineRecord } from './cart.model.ts';
import { toLine, toRecord } from './cart-lines.ts';

type Ordered = { user: Types.ObjectId; orderItems: readonly CartLineRecord[] };

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
  const lines = withoutOrdered(cart.lines.map(toLine), orderItems.map(toLine)).map(toRecord);
  await database.carts.updateOne({ _id: user }, { $set: { lines }, $inc: { version: 1 } }, { session });
}
