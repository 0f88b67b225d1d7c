import { type mongo, Schema } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { recordOptions } from '../../platform/database/record.ts';

const COUNTERS = 'counters';

type CounterRecord = { _id: string; last: number };

export const counterSchema = new Schema<CounterRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { collection: COUNTERS, ...recordOptions },
);

const FIRST = 100_000;

/**
 * From `ES-100001`. Allocated outside the order's transaction, where the counter would serialise all orders,
 * so failed orders leave gaps.
 */
export async function nextOrderNumber(database: Database): Promise<string> {
  const counter = await database.counters
    .findOneAndUpdate({ _id: 'order' }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
    .lean();
  return `ES-${FIRST + (counter?.last ?? 0)}`;
}

const RESTORED_GAP = 10_000;

/**
 * After a restore: customers still hold, and may pay, the order numbers since the backup. Invoice numbers have
 * no gaps (GST rules 46 and 53) and continue.
 */
export async function skipLostNumbers(database: mongo.Db): Promise<void> {
  await database
    .collection<CounterRecord>(COUNTERS)
    .updateMany({ _id: { $in: ['order', 'ticket'] } }, { $inc: { last: RESTORED_GAP } });
}
