import { trusted, Schema } from 'mongoose';
import type { Database } from '../database/database.ts';
import { onDuplicateKey } from '../database/update-with-version.ts';
import { recordOptions } from '../database/record.ts';

/**
 * Of several processes, one succeeds. Leases are never released, so `forMs` is also the interval of the job.
 */
export async function takeLease(
  { jobLeases }: Database,
  job: string,
  { forMs, now }: { forMs: number; now: Date },
): Promise<boolean> {
  const until = new Date(now.getTime() + forMs);
  const isFree = { _id: job, until: trusted({ $lte: now }) };
  const taken = jobLeases.updateOne(isFree, { $set: { until } }, { upsert: true });
  return taken.then(() => true).catch(onDuplicateKey(() => false));
}

type JobLeaseRecord = { _id: string; until: Date };

export const jobLeaseSchema = new Schema<JobLeaseRecord>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'jobLeases', ...recordOptions },
);
