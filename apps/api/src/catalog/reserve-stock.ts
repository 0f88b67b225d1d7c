import { type ClientSession, trusted, Types } from 'mongoose';
import type { Database } from '../database.ts';

export type Reservation = { product: Types.ObjectId; size?: string | undefined; quantity: number };

/**
 * Takes the pieces of an order off the shelf and writes why into the ledger, inside the caller's transaction. Each line
 * is one conditional update (R63): it takes only while enough is left and the product is on sale, whatever was read
 * before. Lines go in one order everywhere, so that two orders over the same products wait and never deadlock.
 * Returns the lines that fell short; the caller then aborts, and nothing is taken.
 */
export async function reserveStock(
  database: Database,
  order: Types.ObjectId,
  lines: readonly Reservation[],
  at: Date,
  session: ClientSession,
): Promise<Reservation[]> {
  const short: Reservation[] = [];
  for (const line of lines.toSorted(inShelfOrder)) {
    if (!(await take(database, line, session))) short.push(line);
  }
  if (short.length > 0) return short;
  await database.stockMovements.insertMany(
    lines.map(({ product, size, quantity }) => ({
      product,
      ...(size !== undefined && { size }),
      delta: -quantity,
      reason: 'order' as const,
      order,
      at,
    })),
    { session },
  );
  return [];
}

async function take(database: Database, line: Reservation, session: ClientSession): Promise<boolean> {
  const { product, size, quantity } = line;
  const offered = { _id: product, status: 'published' as const, onSale: true };
  const enough = trusted({ $gte: quantity });
  const taken = { stock: -quantity, sold: quantity };
  const { modifiedCount } =
    size === undefined
      ? await database.products.updateOne(
          { ...offered, sizes: trusted({ $size: 0 }), stock: enough },
          { $inc: taken },
          { session },
        )
      : await database.products.updateOne(
          { ...offered, sizes: trusted({ $elemMatch: { size, stock: { $gte: quantity } } }) },
          { $inc: { ...taken, 'sizes.$.stock': -quantity } },
          { session },
        );
  return modifiedCount === 1;
}

/** The one order in which lines are taken and put back. */
export function inShelfOrder(a: Reservation, b: Reservation): number {
  return String(a.product).localeCompare(String(b.product)) || (a.size ?? '').localeCompare(b.size ?? '');
}
