import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { RestockCause } from './restock-items.ts';
import { compareReservations, type Reservation } from './reserve-stock.ts';

/**
 * Takes units that `restockItems` restored out of stock again. Uses the ledger, so written-off units stay
 * written off. Includes products off sale. A unique ledger index prevents repeats (080).
 * @returns the lines no longer in stock; if any, the caller must abort
 */
export async function reverseRestock(
  { products, stockMovements }: Pick<Database, 'products' | 'stockMovements'>,
  why: RestockCause,
  at: Date,
  session: ClientSession,
): Promise<Reservation[]> {
  const found = await stockMovements
    .find({ ...why, round: why.round ?? null, isReversal: null }, null, { session })
    .lean();
  const lines = found.map(({ product, size, delta }) => ({ product, size, quantity: delta }));
  const missing: Reservation[] = [];
  for (const line of lines.toSorted(compareReservations))
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    if (!(await takeOut(products, line, session))) missing.push(line);
  if (missing.length > 0) return missing;
  await stockMovements.insertMany(
    lines.map(({ product, size, quantity }) => ({
      product,
      ...(size !== undefined && { size }),
      delta: -quantity,
      ...why,
      isReversal: true,
      at,
    })),
    { session },
  );
  return [];
}

async function takeOut(
  products: Database['products'],
  { product, size, quantity }: Reservation,
  session: ClientSession,
): Promise<boolean> {
  const taken = { stock: -quantity, sold: quantity };
  const { matchedCount } =
    size === undefined
      ? await products.updateOne(
          { _id: product, sizes: trusted({ $size: 0 }), stock: trusted({ $gte: quantity }) },
          { $inc: taken },
          { session },
        )
      : await products.updateOne(
          { _id: product, sizes: trusted({ $elemMatch: { size, stock: { $gte: quantity } } }) },
          { $inc: { ...taken, 'sizes.$.stock': -quantity } },
          { session },
        );
  if (matchedCount > 0) return true;
  // Unsized units of a sized product are in `unassignedStock`.
  if (size !== undefined) return false;
  const waiting = await products.updateOne(
    { _id: product, 'sizes.0': trusted({ $exists: true }), unassignedStock: trusted({ $gte: quantity }) },
    { $inc: { unassignedStock: -quantity, sold: quantity } },
    { session },
  );
  return waiting.matchedCount > 0;
}
