import type { Context } from '../../platform/context.ts';
import { expireUnconfirmed } from './expire-unconfirmed.ts';
import { repeat, type Stoppable } from '../../platform/jobs/repeat.ts';
import { takeLease } from '../../platform/jobs/take-lease.ts';

const INTERVAL_MS = 60_000;

type JobContext = Pick<Context, 'database' | 'withLock' | 'now' | 'log' | 'tracing' | 'wakeMailWorker'>;

/** Cancels unconfirmed orders when the setting is on (R75). A lease selects one process. */
export function startExpiryWorker(context: JobContext): Stoppable {
  const { database, log, now, tracing, wakeMailWorker } = context;
  const expireOrders = async () => {
    if (!(await takeLease(database, 'expire-unconfirmed', { forMs: INTERVAL_MS, now: now() }))) return;
    const ended = await expireUnconfirmed(context);
    if (ended === 0) return;
    log.info({ ended }, 'cancelled unconfirmed orders');
    wakeMailWorker();
  };
  return repeat(expireOrders, {
    everyMs: INTERVAL_MS,
    traced: { tracing, name: 'unconfirmed orders' },
    onFailure: (error) => log.warn({ err: error }, 'unconfirmed orders could not be checked, trying again'),
  });
}
