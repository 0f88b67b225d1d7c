import type { Tracing } from '@e-store/server/tracing';
import type { Retention } from '@e-store/shared/privacy/retention';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { purgeExpired, type Purged } from './purge-expired.ts';
import { repeat, type Stoppable } from '../../platform/jobs/repeat.ts';
import { takeLease } from '../../platform/jobs/take-lease.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const POLL_INTERVAL_MS = 10 * 60 * 1000;

type Job = { database: Database; keep: Retention; now: () => Date; isStopped?: () => boolean };

/**
 * Purges expired data once a day, in the first process that gets the lease. Returns `undefined` when already
 * done. The next day completes an interrupted run.
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
    if (purged) log.info({ purged }, 'retention: deleted expired data');
  };
  return repeat(purge, {
    everyMs: POLL_INTERVAL_MS,
    traced: { tracing, name: 'retention' },
    onFailure: (error) => log.warn({ err: error }, 'retention failed, trying again'),
  });
}
