import type { Tracing } from '@e-store/server/tracing';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { repeat, type Stoppable } from '../../platform/jobs/repeat.ts';
import { queueDueAlerts } from './queue-due-alerts.ts';

const POLL_INTERVAL_MS = 3_000;

export function startAlertWorker(
  database: Database,
  { log, now, tracing }: { log: Logger; now: () => Date; tracing: Tracing },
  onQueued: () => void,
): Stoppable {
  const queueAlerts = async () => {
    if ((await queueDueAlerts(database, now)) > 0) onQueued();
  };
  return repeat(queueAlerts, {
    everyMs: POLL_INTERVAL_MS,
    traced: { tracing, name: 'stock alerts' },
    onFailure: (error) => log.warn({ err: error }, 'stock alerts could not be checked, trying again'),
  });
}
