import { trusted } from 'mongoose';
import type { Context, JobContext } from '../../../platform/context.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { createPaymentProviders, findOnlineProvider } from '../../payments/payment-providers.ts';
import { cancelDueOrders } from '../cancel-due-orders.ts';
import type { OrderRecord } from '../order.model.ts';
import { settleWaitingOrder } from './reconcile-payments.ts';

const INTERVAL_MS = 30_000;

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

export const expirePayments = (context: Needed): Promise<number> =>
  cancelDueOrders(context, {
    due: { 'payment.expiresAt': trusted({ $lte: context.now() }) },
    sort: { 'payment.expiresAt': 1 },
    reason: 'not-paid',
    isHeld: (order) => isPaidOrUnknown(context, order),
  });

/** Asks an online provider first: the payment's event may be lost or late. */
async function isPaidOrUnknown(context: Needed, order: OrderRecord): Promise<boolean> {
  const provider = findOnlineProvider(createPaymentProviders(context.config));
  if (!provider || provider.code !== order.payment.method) return false;
  const isPaid = await settleWaitingOrder(context, provider, order);
  const lateMs = context.now().getTime() - (order.payment.expiresAt?.getTime() ?? 0);
  return isPaid ?? lateMs < LONGEST_DELAY_MS;
}
