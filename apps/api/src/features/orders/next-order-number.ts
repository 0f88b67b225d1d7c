import type { Database } from '../../platform/database/database.ts';

const FIRST = 100_000;

/**
 * Returns the next order number, from `ES-100001`. Allocated outside the order's transaction, where the
 * counter would serialise all orders. Failed orders leave gaps.
 */
export async function nextOrderNumber(database: Database): Promise<string> {
  const counter = await database.counters
    .findOneAndUpdate({ _id: 'order' }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
    .lean();
  return `ES-${FIRST + (counter?.last ?? 0)}`;
}
