import type { Logger } from 'pino';
import type { Database } from '../database.ts';
import { repeat, type Stoppable } from '../repeat.ts';
import { queueDueAlerts } from './queue-due-alerts.ts';

/** How often stock is compared with what people wait for. */
const POLL_MS = 3_000;

/** Watches for sizes that are back. `onQueued` tells the mail worker; several processes may watch at once. */
export function startAlertWorker(
  database: Database,
  log: Logger,
  now: () => Date,
  onQueued: () => void,
): Stoppable {
  const look = async () => {
    if ((await queueDueAlerts(database, now)) > 0) onQueued();
  };
  return repeat(look, {
    everyMs: POLL_MS,
    onFailure: (error) => log.warn({ err: error }, 'stock alerts: cannot be looked at, trying again'),
  });
}
