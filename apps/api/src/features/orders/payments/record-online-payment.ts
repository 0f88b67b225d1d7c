import { trusted } from 'mongoose';
import type { JobContext } from '../../../platform/context.ts';
import type { OnlineProvider } from '../../payments/payment-providers.ts';
import type { ProviderPayment } from '../../payments/payment-provider.ts';
import type { PaymentDiscrepancyRecord } from '../../payments/payment-discrepancy.model.ts';
import { writeFee } from '../../payments/payment-ledger.ts';
import { isAwaitingPayment } from '../../payments/payment.model.ts';
import type { OrderRecord } from '../order.model.ts';
import { receivePayment } from './receive-payment.ts';

export type Recorder = Pick<JobContext, 'database' | 'now' | 'log'>;

/**
 * Reports of the provider may repeat and arrive in any order: each payment counts once. A second payment, and
 * one for an ended order, is due for a refund; one that fits no order is shown to staff.
 */
export async function recordOnlinePayment(
  context: Recorder,
  { code: method, online }: OnlineProvider,
  reported: ProviderPayment,
): Promise<OrderRecord | undefined> {
  const { database, now } = context;
  if (reported.status === 'open' || reported.status === 'failed') return undefined;
  const order = reported.order
    ? await database.orders
        .findOne({ 'payment.method': method, 'payment.details.order': reported.order })
        .lean()
    : null;
  const isForOrder = order !== null && reported.amount === order.payment.amount;
  const payment =
    reported.status === 'authorised' && isForOrder && isAwaitingPayment(order.payment)
      ? await online.capture(reported)
      : reported;
  // The provider releases an authorised payment that nobody takes.
  if (payment?.status !== 'captured') return undefined;
  const { reference, amount } = payment;
  if (!order || !isForOrder) {
    const found = order ? ({ kind: 'other-amount', order } as const) : ({ kind: 'no-order' } as const);
    await reportDiscrepancy(context, { method, reference, amount, ...found });
    return undefined;
  }
  const recorded = await database.connection.transaction(async (session) => {
    const current = await database.orders.findById(order._id, null, { session }).orFail().lean();
    const at = now();
    const paid = await receivePayment(database, current, { at, reference }, session);
    await writeFee(database, paid, { reference, feePaise: payment.feePaise, at }, session);
    return paid;
  });
  context.log.info({ order: recorded.number, reference }, 'online payment recorded');
  return recorded;
}

type Discrepancy = Pick<PaymentDiscrepancyRecord, 'kind' | 'method' | 'reference' | 'amount'> & {
  order?: Pick<OrderRecord, '_id' | 'number'>;
};

/** Shows a difference to staff, once. */
export async function reportDiscrepancy(
  { database, now, log }: Recorder,
  { order, ...found }: Discrepancy,
): Promise<void> {
  const { upsertedCount } = await database.paymentDiscrepancies.updateOne(
    { _id: `${found.kind}:${found.reference}` },
    { $setOnInsert: { ...found, ...(order && { order: order._id, number: order.number }), foundAt: now() } },
    { upsert: true },
  );
  if (upsertedCount > 0) log.warn({ ...found, order: order?.number }, 'payment differs from the provider');
}

export async function resolveDiscrepancy(
  { database }: Pick<Recorder, 'database'>,
  reference: string,
): Promise<void> {
  await database.paymentDiscrepancies.deleteMany({ reference, checkedAt: trusted({ $exists: false }) });
}
