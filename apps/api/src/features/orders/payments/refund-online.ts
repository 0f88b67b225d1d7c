import { type ClientSession, trusted, Types } from 'mongoose';
import type { PaymentProvider, ProviderRefund, RefundOutcome } from '../../payments/payment-provider.ts';
import type { PaymentRecord, RefundRecord } from '../../payments/payment.model.ts';
import type { OnlineProvider } from '../../payments/payment-providers.ts';
import { settleRefund } from '../../payments/provider-refunds.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OrderRecord } from '../order.model.ts';
import { savePayment } from './receive-payment.ts';
import { markReturnsPaid } from './refunds-due.ts';
import {
  type Recorder,
  recordOnlinePayment,
  reportDiscrepancy,
  resolveDiscrepancy,
} from './record-online-payment.ts';
import { queueOrderMail } from '../queue-order-mail.ts';

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
  provider: OnlineProvider,
  reported: ProviderRefund,
): Promise<OrderRecord | undefined> {
  const order = await findOrderOfPayment(context, provider, reported.payment);
  // The provider sent back by itself what was never captured.
  if (order === 'not received') return undefined;
  const refund = order && findRefund(order, reported);
  if (refund?.state === 'processed') return order;
  if (!refund && reported.status === 'failed') return undefined;
  if (!order) {
    const { reference, amount } = reported;
    const found = { kind: 'refund-no-order', method: provider.code, reference, amount } as const;
    await reportDiscrepancy(context, found);
    return undefined;
  }
  const recorded = refund ?? (await adoptRefund(context, order._id, reported));
  if (!recorded) return undefined;
  if (reported.status === 'processed' && reported.amount !== recorded.amount) {
    await reportRefundAmount(context, order, reported);
    return saveRefund(context, order._id, recorded, { ...reported, status: 'failed' });
  }
  await resolveDiscrepancy(context, reported.reference);
  return saveRefund(context, order._id, recorded, reported);
}

async function findOrderOfPayment(
  context: Recorder,
  provider: OnlineProvider,
  reference: string,
): Promise<OrderRecord | 'not received' | undefined> {
  const captured = { 'payment.method': provider.code, 'payment.reference': reference };
  const order = await context.database.orders
    .findOne({ $or: [captured, { 'payment.refunds.payment': reference }] })
    .lean();
  if (order) return order;
  const payment = await provider.online.findPayment(reference);
  if (payment?.status === 'failed') return 'not received';
  return payment && recordOnlinePayment(context, provider, payment);
}

/** Our own refund may be reported before its reference is stored. */
const findRefund = ({ payment: { refunds = [] } }: OrderRecord, { reference, key }: ProviderRefund) =>
  refunds.find((refund) => refund.reference === reference || String(refund._id) === key);

const reportRefundAmount = (
  context: Recorder,
  order: OrderRecord,
  { reference, amount }: Pick<ProviderRefund, 'reference' | 'amount'>,
) =>
  reportDiscrepancy(context, {
    kind: 'refund-other-amount',
    method: order.payment.method,
    reference,
    amount,
    order,
  });

/** Adds a refund made in the provider's dashboard, unless staff recorded it by hand. */
async function adoptRefund(
  context: Recorder,
  id: OrderRecord['_id'],
  reported: ProviderRefund,
): Promise<RefundRecord | undefined> {
  const { database, now } = context;
  return database.connection.transaction(async (session) => {
    const order = await database.orders.findById(id, null, { session }).orFail().lean();
    const known = findRefund(order, reported);
    if (known) return known;
    const { payment } = order;
    const { reference, amount } = reported;
    const line = { order: id, kind: 'refund' as const, reference };
    if (await database.paymentLedger.findOne(line, { _id: 1 }, { session }).lean()) return undefined;
    const { refunds: earlier = [] } = payment;
    const onItsWay = earlier.reduce((sum, one) => sum + (one.state === 'pending' ? one.amount : 0), 0);
    if (!Number.isInteger(amount) || payment.refunded + onItsWay + amount > payment.paid) {
      await reportRefundAmount(context, order, reported);
      return undefined;
    }
    const at = now();
    const refund: RefundRecord = {
      _id: new Types.ObjectId(),
      payment: reported.payment,
      amount,
      state: 'pending',
      reference,
      at,
    };
    const refunds = [...earlier, refund];
    await savePayment(database, order, { ...payment, refunds }, { at }, session);
    return refund;
  });
}

async function saveRefund(
  context: Recorder,
  id: OrderRecord['_id'],
  { _id }: RefundRecord,
  outcome: RefundOutcome,
): Promise<OrderRecord> {
  const { database, now } = context;
  return database.connection.transaction(async (session) => {
    const order = await database.orders.findById(id, null, { session }).orFail().lean();
    const at = now();
    const payment = settleRefund(order.payment, _id, outcome, at);
    if (payment === order.payment) return order;
    const settled = payment.refunds?.find((refund) => refund._id.equals(_id));
    const { by, reference, return: returnId } = settled ?? {};
    if (settled?.state === 'processed' && payment.refunded === order.payment.refunded) {
      await reportRefundAmount(context, order, { reference: String(reference), amount: settled.amount });
      return savePayment(database, order, payment, { at }, session);
    }
    const paid = settled && findPaidPart(payment, settled);
    const returns = paid
      ? markReturnsPaid(order, payment, { at, ...(by && { by }), reference: reference ?? '' }, returnId)
      : order.returns;
    const changes = returns.length > 0 ? { returns } : {};
    const saved = await savePayment(database, order, payment, { at, by, reference }, session, changes);
    const isMarked = returns.some((one, index) => one !== order.returns[index]);
    if (paid && (isMarked || settled.state === 'processed'))
      await queueRefundMail(database, saved, paid, at, session);
    return saved;
  });
}

/** A return of several payments counts once its last refund is settled. */
function findPaidPart({ refunds = [] }: PaymentRecord, settled: RefundRecord): RefundRecord | undefined {
  const { return: id } = settled;
  const parts = id ? refunds.filter((refund) => refund.return?.equals(id)) : [settled];
  if (parts.some(({ state }) => state === 'pending')) return undefined;
  return parts.findLast(({ state }) => state === 'processed');
}

export async function queueRefundMail(
  database: Database,
  order: OrderRecord,
  { return: returnId }: Pick<RefundRecord, 'return'>,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const mail = returnId
    ? ({ kind: 'refund-paid', return: returnId } as const)
    : { kind: 'order-refunded' as const };
  await queueOrderMail(database, order, mail, at, session);
}

/** A refund through the provider is audited when staff start it. */
export const auditedRefunds = ({ refunds = [] }: PaymentRecord) =>
  refunds.length > 0 ? { refundsStarted: refunds.map(({ amount }) => amount) } : {};

export const PENDING_REFUNDS = { 'payment.refunds.state': trusted({ $eq: 'pending' as const }) };
