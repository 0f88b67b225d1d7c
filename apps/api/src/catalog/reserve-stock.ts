import { type ClientSession, trusted, type Types } from 'mongoose';
import type { Database } from '../database.ts';

export type Reservation = { product: Types.ObjectId; size?: string | undefined; quantity: number };

/**
 * Takes the pieces of an order off the shelf and writes why into the ledger, inside the caller's transaction. Each line
 * is one conditional update (R63): it takes only while enough is left and the product is on sale, whatever was read
 * before. Lines go in one order everywhere, so that two orders over the same products wait and never deadlock; all go in
 * one trip. `false` when a line fell short: the caller then aborts, and nothing is taken.
 */
export async function reserveStock(
  { products, stockMovements }: Pick<Database, 'products' | 'stockMovements'>,
  order: Types.ObjectId,
  lines: readonly Reservation[],
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  const inOrder = lines.toSorted(inShelfOrder);
  const { matchedCount } = await products.bulkWrite(
    inOrder.map((line) => ({ updateOne: taking(line) })),
    { session },
  );
  if (matchedCount < inOrder.length) return false;
  await stockMovements.insertMany(
    inOrder.map(({ product, size, quantity }) => ({
      product,
      // Stryker disable next-line ConditionalExpression: Mongoose writes nothing that is undefined; the compiler wants it said
      ...(size !== undefined && { size }),
      delta: -quantity,
      reason: 'order' as const,
      order,
      at,
    })),
    { session },
  );
  return true;
}

function taking({ product, size, quantity }: Reservation) {
  const offered = { _id: product, status: 'published' as const, onSale: true };
  const taken = { stock: -quantity, sold: quantity };
  return size === undefined
    ? {
        filter: { ...offered, sizes: trusted({ $size: 0 }), stock: trusted({ $gte: quantity }) },
        update: { $inc: taken },
      }
    : {
        filter: { ...offered, sizes: trusted({ $elemMatch: { size, stock: { $gte: quantity } } }) },
        update: { $inc: { ...taken, 'sizes.$.stock': -quantity } },
      };
}

/** The one order in which lines are taken and put back. */
export function inShelfOrder(a: Reservation, b: Reservation): number {
  return String(a.product).localeCompare(String(b.product)) || (a.size ?? '').localeCompare(b.size ?? '');
}
