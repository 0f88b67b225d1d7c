import { removeOrderedItems } from '@e-store/shared/cart/merge-carts';
import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { type CartLineRecord, type CartRecord, toLine, toRecord } from './cart.model.ts';

/**
 * Runs in the transaction that saves the order. Lines added on another device stay.
 * @returns `false`, with nothing written, when the cart changed since it was read
 */
export async function removeOrderedLines(
  { carts }: Pick<Database, 'carts'>,
  cart: CartRecord | undefined,
  orderItems: readonly CartLineRecord[],
  session: ClientSession,
): Promise<boolean> {
  if (!cart || cart.lines.length === 0) return true;
  const { _id, version } = cart;
  const lines = removeOrderedItems(cart.lines.map(toLine), orderItems.map(toLine)).map(toRecord);
  const { matchedCount } = await carts.updateOne(
    { _id, version },
    { $set: { lines }, $inc: { version: 1 } },
    { session },
  );
  return matchedCount === 1;
}
