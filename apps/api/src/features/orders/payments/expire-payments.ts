import { trusted } from 'mongoose';
import type { Context, JobContext } from '../../../platform/context.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { createPaymentProviders, findOnlineProvider } from '../../payments/payment-providers.ts';
import { cancel } from '../cancel-order.ts';
import { findOwnerEmail } from '../move-order.ts';
import { lockKeysOf } from '../order-locks.ts';
import type { OrderRecord } from '../order.model.ts';
import { settleWaitingOrder } from './reconcile-payments.ts';

const INTERVAL_MS = 30_000;
const BATCH_SIZE = 100;

/** An order whose provider is away waits for it, up to this time. */
const LONGEST_DELAY_MS = 60 * 60_000;

type Needed = Pick<Context, 'database' | 'withLock' | 'now'> &
  Pick<JobContext, 'config' | 'log' | 'wakeMailWorker'>;

export const expirePaymentsJob: Job = {
  name: 'unpaid orders',
  everyMs: INTERVAL_MS,
  lease: { key: 'expire-payments', forMs: INTERVAL_MS },
  run: async (context: JobContext) => {
    const ended = await expirePayments(context);
    if (ended === 0) return;
    context.log.info({ ended }, 'cancelled unpaid orders');
    context.wakeMailWorker();
  },
};

/** Returns the number of cancelled orders. Safe to run concurrently: each is restocked once. */
export async function expirePayments(context: Needed): Promise<number> {
  const { database, now } = context;
  const due = await database.orders
    .find({ 'payment.expiresAt': trusted({ $lte: now() }) })
    .sort({ 'payment.expiresAt': 1 })
    .limit(BATCH_SIZE)
    .lean();
  let ended = 0;
  // oxlint-disable-next-line no-await-in-loop -- orders over the same product would only wait for each other
  for (const order of due) if (await expire(context, order)) ended += 1;
  return ended;
}

async function expire(context: Needed, order: OrderRecord): Promise<boolean> {
  if (await isPaidOrUnknown(context, order)) return false;
  const { database, withLock, now } = context;
  const { _id } = order;
  const cancellation = { by: 'staff', reason: 'not-paid' } as const;
  try {
    return await withLock(lockKeysOf(order), () =>
      database.connection.transaction(async (session) => {
        const at = now();
        // Paid or claimed in the meantime.
        const current = await database.orders
          .findOne({ _id, 'payment.expiresAt': trusted({ $lte: at }) }, null, { session })
          .lean();
        if (!current) return false;
        const email = await findOwnerEmail(database, current, session);
        await cancel(database, current, { cancellation, email, at }, session);
        return true;
      }),
    );
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

/** Asks an online provider first: the payment's event may be lost or late. */
async function isPaidOrUnknown(context: Needed, order: OrderRecord): Promise<boolean> {
  const provider = findOnlineProvider(createPaymentProviders(context.config));
  if (!provider || provider.code !== order.payment.method) return false;
  const isPaid = await settleWaitingOrder(context, provider, order);
  const lateMs = context.now().getTime() - (order.payment.expiresAt?.getTime() ?? 0);
  return isPaid ?? lateMs < LONGEST_DELAY_MS;
}
