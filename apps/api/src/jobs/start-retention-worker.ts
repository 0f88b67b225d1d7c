import type { Tracing } from '@e-store/server/tracing';
import type { Retention } from '@e-store/shared/privacy/retention';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';
import { purgeExpired, type Purged } from '../privacy/purge-expired.ts';
import { repeat, type Stoppable } from '../repeat.ts';
import { takeLease } from './take-lease.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often it is asked whether a day is over. */
const POLL_MS = 10 * 60 * 1000;

type Job = { database: Database; keep: Retention; now: () => Date; isStopped?: () => boolean };

/**
 * Purges what has had its time, once a day, by whichever process comes first; `undefined` when it was done already. What
 * one that dies at it leaves undone is done the next day: times are measured in days.
 */
export async function runRetentionWhenDue({
  database,
  keep,
  now,
  isStopped,
}: Job): Promise<Purged | undefined> {
  if (!(await takeLease(database, 'retention', { forMs: DAY_MS, now: now() }))) return undefined;
  return purgeExpired({ database, keep, now: now(), ...(isStopped && { isStopped }) });
}

export function startRetentionWorker(
  database: Database,
  keep: Retention,
  { log, now, tracing }: { log: Logger; now: () => Date; tracing: Tracing },
): Stoppable {
  const purge = async (signal: AbortSignal) => {
    const purged = await runRetentionWhenDue({ database, keep, now, isStopped: () => signal.aborted });
    if (purged) log.info({ purged }, 'retention: what had its time is purged');
  };
  return repeat(purge, {
    everyMs: POLL_MS,
    traced: { tracing, name: 'retention' },
    onFailure: (error) => log.warn({ err: error }, 'retention: could not be done, trying again'),
  });
}
