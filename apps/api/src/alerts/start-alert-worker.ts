import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';
import { queueDueAlerts } from './queue-due-alerts.ts';

/** How often stock is compared with what people wait for. */
const POLL_MS = 3_000;

/** Watches for sizes that are back. `onQueued` tells the mail worker; several processes may watch at once. */
export function startAlertWorker(
  database: Database,
  log: Logger,
  now: () => Date,
  onQueued: () => void,
): { stop: () => Promise<void> } {
  const end = new AbortController();
  const { signal } = end;
  const work = async () => {
    while (!signal.aborted) {
      await wait(POLL_MS, undefined, { signal, ref: false }).catch(() => {}); // the end cuts the pause short
      if (signal.aborted) return;
      try {
        if ((await queueDueAlerts(database, now)) > 0) onQueued();
      } catch (error) {
        log.warn({ err: error }, 'stock alerts: cannot be looked at, trying again');
      }
    }
  };
  const done = work();
  return {
    stop: async () => {
      end.abort();
      await done;
    },
  };
}
