import { withoutOrdered } from '@e-store/shared/cart/without-ordered';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../database.ts';
import type { CartLineRecord } from './cart.model.ts';
import { toLine, toRecord } from './cart-lines.ts';

/** What is in an account's cart. */
export type InCart = CartLineRecord[];

type Ordered = { user: Types.ObjectId; orderItems: readonly CartLineRecord[] };

/**
 * What was ordered leaves the account's cart, in the transaction that saves the order and that has read its lines; what
 * came into the cart meanwhile on another device stays. A change at the same moment makes the transaction begin again.
 */
export async function removeOrderedLines(
  { carts }: Pick<Database, 'carts'>,
  { user, orderItems }: Ordered,
  inCart: InCart,
  session: ClientSession,
): Promise<void> {
  if (inCart.length === 0) return;
  const lines = withoutOrdered(inCart.map(toLine), orderItems.map(toLine)).map(toRecord);
  await carts.updateOne({ _id: user }, { $set: { lines }, $inc: { version: 1 } }, { session });
}
