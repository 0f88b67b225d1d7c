import { trusted, Schema } from 'mongoose';
import type { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/update-with-version.ts';
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
  try {
    await jobLeases.updateOne(isFree, { $set: { until } }, { upsert: true });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

type JobLeaseRecord = { _id: string; until: Date };

export const jobLeaseSchema = new Schema<JobLeaseRecord>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'jobLeases', ...recordOptions },
);
