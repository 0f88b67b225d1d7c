import { type ClientSession, trusted, Types } from 'mongoose';
import type { Database } from '../database.ts';

export type Reservation = { product: Types.ObjectId; size?: string | undefined; quantity: number };

/**
 * Takes the pieces of an order off the shelf and writes why into the ledger, inside the caller's transaction. Each line
 * is one conditional update (R63): it takes only while enough is left and the product is on sale, whatever was read
 * before. Lines go in one order everywhere, so that two orders over the same products wait and never deadlock.
 * Returns the lines that fell short; the caller then aborts, and nothing is taken. Of what was taken it tells what a
 * piece had cost the shop at that moment, where that is known.
 */
export async function reserveStock(
  database: Database,
  order: Types.ObjectId,
  lines: readonly Reservation[],
  at: Date,
  session: ClientSession,
): Promise<{ short: Reservation[]; costs: Map<string, number> }> {
  const inOrder = lines.toSorted(inShelfOrder);
  const short: Reservation[] = [];
  const costs = new Map<string, number>();
  for (const line of inOrder) {
    const taken = await take(database, line, session);
    if (!taken) short.push(line);
    else if (taken.cost !== undefined) costs.set(String(line.product), taken.cost);
  }
  if (short.length > 0) return { short, costs };
  await database.stockMovements.insertMany(
    inOrder.map(({ product, size, quantity }) => ({
      product,
      ...(size !== undefined && { size }),
      delta: -quantity,
      reason: 'order' as const,
      order,
      at,
    })),
    { session },
  );
  return { short, costs };
}

type Taken = { cost?: number };

function take(database: Database, line: Reservation, session: ClientSession): Promise<Taken | null> {
  const { product, size, quantity } = line;
  const offered = { _id: product, status: 'published' as const, onSale: true };
  const enough = trusted({ $gte: quantity });
  const taken = { stock: -quantity, sold: quantity };
  // Stryker disable next-line ObjectLiteral: what is not read here would only cost time
  const projection = { cost: 1 };
  const options = { session, projection };
  return size === undefined
    ? database.products
        .findOneAndUpdate(
          { ...offered, sizes: trusted({ $size: 0 }), stock: enough },
          { $inc: taken },
          options,
        )
        .lean()
    : database.products
        .findOneAndUpdate(
          { ...offered, sizes: trusted({ $elemMatch: { size, stock: { $gte: quantity } } }) },
          { $inc: { ...taken, 'sizes.$.stock': -quantity } },
          options,
        )
        .lean();
}

/** The one order in which lines are taken and put back. */
export function inShelfOrder(a: Reservation, b: Reservation): number {
  return String(a.product).localeCompare(String(b.product)) || (a.size ?? '').localeCompare(b.size ?? '');
}
