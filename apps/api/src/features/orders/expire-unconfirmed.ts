import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import { readUnconfirmedHours } from '../store/read-settings.ts';
import { HANDLED_ORDERS } from '../payments/payment.model.ts';
import { cancel } from './cancel-order.ts';
import type { OrderRecord } from './order.model.ts';
import { findOwnerEmail } from './move-order.ts';
import { lockKeysOf } from './order-locks.ts';

const HOUR_MS = 60 * 60_000;
const BATCH_SIZE = 100;

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

type Needed = Pick<Context, 'database' | 'withLock' | 'now'>;

/**
 * Cancels orders unconfirmed beyond the owner's hours (R75) and returns their number. The status guards
 * concurrent runs.
 */
export async function expireUnconfirmed(context: Needed): Promise<number> {
  const { database, now } = context;
  const hours = await readUnconfirmedHours(database);
  if (hours === 0) return 0;
  const limit = new Date(now().getTime() - hours * HOUR_MS);
  const unconfirmed = {
    orderStatus: 'Processing',
    createdAt: trusted({ $lte: limit }),
    ...HANDLED_ORDERS,
    // A correction by staff restarts the time.
    'corrections.at': trusted({ $not: { $gt: limit } }),
  } as const;
  const due = await database.orders.find(unconfirmed).sort({ createdAt: 1 }).limit(BATCH_SIZE).lean();
  let ended = 0;
  // oxlint-disable-next-line no-await-in-loop -- orders over the same product would only wait for each other
  for (const order of due) if (await expire(context, order, unconfirmed)) ended += 1;
  return ended;
}

async function expire(
  { database, withLock, now }: Needed,
  order: OrderRecord,
  unconfirmed: object,
): Promise<boolean> {
  const cancellation = { by: 'staff', reason: 'not-confirmed' } as const;
  try {
    return await withLock(lockKeysOf(order), () =>
      database.connection.transaction(async (session) => {
        // Confirmed, paid or claimed in the meantime.
        const current = await database.orders
          .findOne({ ...unconfirmed, _id: order._id }, null, { session })
          .lean();
        if (!current) return false;
        const email = await findOwnerEmail(database, current, session);
        await cancel(database, current, { cancellation, email, at: now() }, session);
        return true;
      }),
    );
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}
