import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { expireUnconfirmed } from '../orders/expire-unconfirmed.ts';
import { takeLease } from './take-lease.ts';

/** How often orders are looked at that nobody confirmed; their time is measured in hours. */
const EVERY_MS = 60_000;

type Needed = Pick<Context, 'database' | 'inTurn' | 'now' | 'log' | 'wakeMailWorker'>;

/** Ends the orders that nobody confirms, where the owner wants that (R75). Of several processes one does it. */
export function startExpiryWorker(context: Needed): { stop: () => Promise<void> } {
  const { database, log, now, wakeMailWorker } = context;
  const end = new AbortController();
  const { signal } = end;
  const work = async () => {
    while (!signal.aborted) {
      await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => {}); // the end cuts the pause short
      if (signal.aborted) return;
      try {
        if (!(await takeLease(database, 'expire-unconfirmed', { forMs: EVERY_MS, now: now() }))) continue;
        const ended = await expireUnconfirmed(context);
        if (ended === 0) continue;
        log.info({ ended }, 'orders that nobody confirmed were ended');
        wakeMailWorker();
      } catch (error) {
        log.warn({ err: error }, 'unconfirmed orders: cannot be looked at, trying again');
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
