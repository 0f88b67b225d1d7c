import type { Database } from '../database.ts';

const FIRST = 100_000;

/**
 * The next order number, `ES-100001` and on. Drawn outside the order's transaction: inside, the counter would make all
 * orders wait for each other. An order that fails leaves a gap, which numbers for people may have.
 */
export async function drawOrderNumber(database: Database): Promise<string> {
  const counter = await database.counters
    .findOneAndUpdate({ _id: 'order' }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
    .lean();
  return `ES-${FIRST + (counter?.last ?? 0)}`;
}
