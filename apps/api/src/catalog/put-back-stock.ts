import { type ClientSession, trusted, type Types } from 'mongoose';
import type { Database } from '../database.ts';
import { inShelfOrder, type Reservation } from './reserve-stock.ts';

/** On whose account pieces come back: all of a cancelled order, those of one return, or those of a parcel that nobody took. */
export type PutBackFor =
  | { reason: 'cancel'; order: Types.ObjectId }
  | { reason: 'return'; order: Types.ObjectId; return: Types.ObjectId }
  | { reason: 'undelivered'; order: Types.ObjectId };

/**
 * Puts pieces back on the shelf and writes why into the ledger, inside the caller's transaction: the counterpart of
 * `reserveStock`. That it happens once is the caller's move to guard, and the ledger's: a second line for the same
 * pieces is refused by a unique index (migrations 007, 021), which aborts the transaction. A size that was taken off the
 * product meanwhile is there again; of a shelf that is
 * gone, with its product or because the product came to have sizes, only the ledger speaks.
 */
export async function putBackStock(
  database: Database,
  why: PutBackFor,
  lines: readonly Reservation[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const inOrder = lines.toSorted(inShelfOrder);
  for (const line of inOrder) await shelve(database, line, session);
  await database.stockMovements.insertMany(
    inOrder.map(({ product, size, quantity }) => ({
      product,
      // Stryker disable next-line ConditionalExpression: Mongoose writes nothing that is undefined; the compiler wants it said
      ...(size !== undefined && { size }),
      delta: quantity,
      ...why,
      at,
    })),
    { session },
  );
}

async function shelve(database: Database, { product, size, quantity }: Reservation, session: ClientSession) {
  const back = { stock: quantity, sold: -quantity };
  if (size === undefined)
    return database.products.updateOne(
      { _id: product, sizes: trusted({ $size: 0 }) },
      { $inc: back },
      { session },
    );
  const { matchedCount } = await database.products.updateOne(
    { _id: product, 'sizes.size': size },
    { $inc: { ...back, 'sizes.$.stock': quantity } },
    { session },
  );
  if (matchedCount > 0) return undefined;
  return database.products.updateOne(
    { _id: product },
    { $inc: back, $push: { sizes: { size, stock: quantity } } },
    { session },
  );
}
