import { removeOrderedItems } from '@e-store/shared/cart/merge-carts';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { type CartLineRecord, toLine, toRecord } from './cart.model.ts';

export type CartLineRecords = CartLineRecord[];

type OrderedItems = { user: Types.ObjectId; orderItems: readonly CartLineRecord[] };

/**
 * Removes ordered lines from the account cart in the transaction that saves the order and read the cart.
 * Lines added on another device stay. A concurrent change restarts the transaction.
 */
export async function removeOrderedLines(
  { carts }: Pick<Database, 'carts'>,
  { user, orderItems }: OrderedItems,
  cartLines: CartLineRecords,
  session: ClientSession,
): Promise<void> {
  if (cartLines.length === 0) return;
  const lines = removeOrderedItems(cartLines.map(toLine), orderItems.map(toLine)).map(toRecord);
  await carts.updateOne({ _id: user }, { $set: { lines }, $inc: { version: 1 } }, { session });
}
