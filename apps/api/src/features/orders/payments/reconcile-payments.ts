import { trusted } from 'mongoose';
import type { JobContext } from '../../../platform/context.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import type { ProviderPayment } from '../../payments/payment-provider.ts';
import {
  createPaymentProviders,
  findOnlineProvider,
  type OnlineProvider,
} from '../../payments/payment-providers.ts';
import type { OrderRecord } from '../order.model.ts';
import { recordOnlinePayment, reportDiscrepancy, resolveDiscrepancy } from './record-online-payment.ts';
import { PENDING_REFUNDS, recordOnlineRefund, sendRefunds } from './refund-online.ts';

const INTERVAL_MS = 10 * 60_000;
/** Longer than a payer takes, and than most outages. */
const WINDOW_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 200;

const exists = trusted({ $exists: true });

export const reconcilePaymentsJob: Job = {
  name: 'payment reconciliation',
  everyMs: INTERVAL_MS,
  isAtOnce: true,
  isOn: ({ paymentGateway }) => paymentGateway !== undefined,
  lease: { key: 'reconcile-payments', forMs: INTERVAL_MS },
  run: reconcilePayments,
};

type Reconciling = Pick<JobContext, 'database' | 'now' | 'log' | 'config' | 'wakeMailWorker'>;

/** Records payments and refunds without events, sends refunds again, and shows staff what it cannot settle. */
export async function reconcilePayments(context: Reconciling): Promise<void> {
  const provider = findOnlineProvider(createPaymentProviders(context.config));
  if (!provider) return;
  const before = context.now();
  await settleWaitingOrders(context, provider);
  await settleRefunds(context, provider);
  const since = new Date(before.getTime() - WINDOW_MS);
  const payments = await provider.online.listPayments(since);
  if (!payments) return context.log.warn('the payment provider did not answer the reconciliation');
  await recordUnknownPayments(context, provider, payments);
  await findOrdersWithoutPayment(context, provider, payments, since);
  const refunds = (await provider.online.listAllRefunds(since)) ?? [];
  for (const refund of refunds)
    // oxlint-disable-next-line no-await-in-loop -- two may change the same order
    await recordOnlineRefund(context, provider, refund);
  context.wakeMailWorker();
}

/** Returns `undefined` while the provider is away. */
export async function settleWaitingOrder(
  context: Reconciling,
  provider: OnlineProvider,
  { payment }: OrderRecord,
): Promise<boolean | undefined> {
  const order = payment.details?.['order'];
  if (order === undefined) return false;
  const attempts = await provider.online.listOrderPayments(order);
  let isPaid = false;
  for (const attempt of attempts ?? [])
    // oxlint-disable-next-line no-await-in-loop -- they pay the same order
    if (await recordOnlinePayment(context, provider, attempt)) isPaid = true;
  return attempts && isPaid;
}

async function settleWaitingOrders(context: Reconciling, provider: OnlineProvider): Promise<void> {
  const waiting = await context.database.orders
    .find({
      'payment.method': provider.code,
      $or: [{ 'payment.expiresAt': exists }, { 'payment.claimed.at': exists }],
    })
    .sort({ createdAt: 1 })
    .limit(BATCH_SIZE)
    .lean();
  // oxlint-disable-next-line no-await-in-loop -- spares the provider
  for (const order of waiting) await settleWaitingOrder(context, provider, order);
}

/** Resends a refund without an answer; asks the provider about others. */
async function settleRefunds(context: Reconciling, provider: OnlineProvider): Promise<void> {
  const orders = await context.database.orders.find(PENDING_REFUNDS).limit(BATCH_SIZE).lean();
  for (const order of orders) {
    // oxlint-disable-next-line no-await-in-loop -- spares the provider
    await sendRefunds(context, provider, order);
    const paid = new Set(
      (order.payment.refunds ?? []).filter(({ state }) => state === 'pending').map(({ payment }) => payment),
    );
    for (const reference of paid) {
      // oxlint-disable-next-line no-await-in-loop
      const refunds = (await provider.online.listRefunds(reference)) ?? [];
      // oxlint-disable-next-line no-await-in-loop
      for (const refund of refunds) await recordOnlineRefund(context, provider, refund);
    }
  }
}

async function recordUnknownPayments(
  context: Reconciling,
  provider: OnlineProvider,
  payments: readonly ProviderPayment[],
): Promise<void> {
  const { orders, paymentLedger } = context.database;
  const reference = trusted({ $in: payments.map((payment) => payment.reference) });
  const [known, fees] = await Promise.all([
    orders.find({ 'payment.method': provider.code, 'payment.reference': reference }, { payment: 1 }).lean(),
    paymentLedger.find({ kind: 'fee', method: provider.code, reference }, { reference: 1 }).lean(),
  ]);
  const recorded = new Set(known.map(({ payment }) => payment.reference));
  const charged = new Set(fees.map((fee) => fee.reference));
  for (const payment of payments) {
    const isFeeDue = Boolean(payment.feePaise) && !charged.has(payment.reference);
    if (recorded.has(payment.reference) && !isFeeDue) continue;
    // oxlint-disable-next-line no-await-in-loop -- two may pay the same order
    const order = await recordOnlinePayment(context, provider, payment);
    // oxlint-disable-next-line no-await-in-loop
    if (order) await resolveDiscrepancy(context, payment.reference);
  }
}

/** Orders paid without a payment at the provider, like one confirmed by hand. */
async function findOrdersWithoutPayment(
  context: Reconciling,
  { code: method, online }: OnlineProvider,
  payments: readonly ProviderPayment[],
  since: Date,
): Promise<void> {
  const listed = new Set(
    payments.filter(({ status }) => status === 'captured').map(({ reference }) => reference),
  );
  const paid = await context.database.orders
    .find({ 'payment.method': method, 'payment.reference': exists, createdAt: trusted({ $gte: since }) })
    .lean();
  for (const order of paid) {
    const { reference, amount } = order.payment;
    if (reference === undefined || listed.has(reference)) continue;
    // oxlint-disable-next-line no-await-in-loop -- spares the provider
    const attempts = await online.listOrderPayments(order.payment.details?.['order'] ?? '');
    if (!attempts || attempts.some((attempt) => attempt.reference === reference)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await reportDiscrepancy(context, { kind: 'no-payment', method, reference, amount, order });
  }
}
