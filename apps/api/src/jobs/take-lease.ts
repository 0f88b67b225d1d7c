import { trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../duplicate-key.ts';

/**
 * Whether this process may do a job now: of several, one gets it for so long. Nobody gives it back, so it also says how
 * often the job is done; a process that dies holds it no longer.
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
    if (isDuplicateKey(error)) return false; // it is there, and it is not free
    throw error;
  }
}
