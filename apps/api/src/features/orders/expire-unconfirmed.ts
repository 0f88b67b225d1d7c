import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { readUnconfirmedHours } from '../store/read-settings.ts';
import { HANDLED_ORDERS } from '../payments/payment.model.ts';
import { cancelDueOrders } from './cancel-due-orders.ts';

const HOUR_MS = 60 * 60_000;
const INTERVAL_MS = 60_000;

export const expireUnconfirmedOrders: Job = {
  name: 'unconfirmed orders',
  everyMs: INTERVAL_MS,
  lease: { key: 'expire-unconfirmed', forMs: INTERVAL_MS },
  run: async (context) => {
    const ended = await expireUnconfirmed(context);
    if (ended === 0) return;
    context.log.info({ ended }, 'cancelled unconfirmed orders');
    context.wakeMailWorker();
  },
};

/**
 * Cancels orders unconfirmed beyond the owner's hours (R75) and returns their number. For orders placed
 * before a change of the hours, they start with the change.
 */
export async function expireUnconfirmed(
  context: Pick<Context, 'database' | 'withLock' | 'now'>,
): Promise<number> {
  const { hours, since } = await readUnconfirmedHours(context.database);
  if (hours === 0) return 0;
  const limit = new Date(context.now().getTime() - hours * HOUR_MS);
  if (since && since > limit) return 0;
  const due = {
    orderStatus: 'Processing',
    createdAt: trusted({ $lte: limit }),
    ...HANDLED_ORDERS,
    exchangeFor: null,
    // A correction by staff restarts the time.
    'corrections.at': trusted({ $not: { $gt: limit } }),
  } as const;
  return cancelDueOrders(context, { due, sort: { createdAt: 1 }, reason: 'not-confirmed' });
}
