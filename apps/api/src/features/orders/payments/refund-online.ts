import { type ClientSession, trusted } from 'mongoose';
import { queueMail } from '../../../platform/outbox/queue-mail.ts';
import type { PaymentProvider, ProviderRefund, RefundOutcome } from '../../payments/payment-provider.ts';
import type { PaymentRecord, RefundRecord } from '../../payments/payment.model.ts';
import { settleRefund } from '../../payments/provider-refunds.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findOwnerEmail } from '../move-order.ts';
import type { OrderRecord } from '../order.model.ts';
import { savePayment } from './receive-payment.ts';
import type { Recorder } from './record-online-payment.ts';

/** Sends refunds that the provider has not confirmed. The key of each makes a repeat harmless. */
export async function sendRefunds(
  context: Recorder,
  { online }: PaymentProvider,
  order: OrderRecord,
): Promise<OrderRecord> {
  let current = order;
  for (const refund of order.payment.refunds ?? []) {
    if (!online || refund.state !== 'pending' || refund.reference !== undefined) continue;
    const { payment, amount } = refund;
    const request = { payment, amount, key: String(refund._id), orderNumber: order.number };
    // oxlint-disable-next-line no-await-in-loop -- both change the same order
    const outcome = await online.refund(request);
    if (outcome.status === 'unknown') context.log.warn({ order: order.number }, 'refund had no answer');
    // oxlint-disable-next-line no-await-in-loop
    else current = await saveRefund(context, order._id, refund, outcome);
  }
  return current;
}

/** Returns the order of the refund, if it is one of the shop. */
export async function recordOnlineRefund(
  context: Recorder,
  reported: ProviderRefund,
): Promise<OrderRecord | undefined> {
  const order = await context.database.orders.findOne({ 'payment.refunds.payment': reported.payment }).lean();
  const refund = order?.payment.refunds?.find(
    ({ _id, reference }) => reference === reported.reference || String(_id) === reported.key,
  );
  return order && refund ? saveRefund(context, order._id, refund, reported) : undefined;
}

async function saveRefund(
  { database, now }: Recorder,
  id: OrderRecord['_id'],
  { _id }: RefundRecord,
  outcome: RefundOutcome,
): Promise<OrderRecord> {
  return database.connection.transaction(async (session) => {
    const order = await database.orders.findById(id, null, { session }).orFail().lean();
    const at = now();
    const payment = settleRefund(order.payment, _id, outcome, at);
    if (payment === order.payment) return order;
    const settled = payment.refunds?.find((refund) => refund._id.equals(_id));
    const { by, reference } = settled ?? {};
    const isPaid = settled?.state === 'processed';
    const returns = isPaid && settled.return ? markReturnRefunded(order, settled, at) : undefined;
    const changes = returns && { returns };
    const saved = await savePayment(database, order, payment, { at, by, reference }, session, changes);
    if (isPaid) await queueRefundMail(database, saved, settled, at, session);
    return saved;
  });
}

const markReturnRefunded = (
  { returns }: OrderRecord,
  { return: id, by, reference }: RefundRecord,
  at: Date,
) =>
  returns.map((one) =>
    id !== undefined && one._id.equals(id) && by && reference !== undefined
      ? { ...one, refundPaid: { at, by, reference } }
      : one,
  );

export async function queueRefundMail(
  database: Database,
  order: OrderRecord,
  { return: returnId }: Pick<RefundRecord, 'return'>,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const about = { to: await findOwnerEmail(database, order, session), order: order._id, user: order.user };
  const mail = returnId
    ? ({ ...about, kind: 'refund-paid', return: returnId } as const)
    : ({ ...about, kind: 'order-refunded' } as const);
  await queueMail(database, mail, at, session);
}

/** A refund through the provider is audited when staff start it. */
export const auditedRefunds = ({ refunds = [] }: PaymentRecord) =>
  refunds.length > 0 ? { refundsStarted: refunds.map(({ amount }) => amount) } : {};

export const PENDING_REFUNDS = { 'payment.refunds.state': trusted({ $eq: 'pending' as const }) };
