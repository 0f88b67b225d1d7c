import { createHash } from 'node:crypto';
import { isSold, paymentAfter } from '@e-store/shared/orders/order-lifecycle';
import { sumPaidRefunds } from '@e-store/shared/orders/return-rules';
import { type ClientSession, Types } from 'mongoose';
import type { TransactionStatus } from '@e-store/shared/transactions/transaction-statuses';
import type { OrderRecord } from '../orders/order.model.ts';
import { computeRefundDue, refundOfReturn } from '../orders/payments/refunds-due.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';
import type { TransactionRecord } from './transaction.model.ts';

const STATUS: Record<OrderRecord['paymentStatus'], TransactionStatus> = {
  pending: 'inProgress',
  collected: 'completed',
  'refund due': 'completed', // the refund is a separate line
  refunded: 'completed',
  cancelled: 'cancelled',
};

type Source = Pick<
  OrderRecord,
  '_id' | 'number' | 'shippingInfo' | 'totalPrice' | 'paymentStatus' | 'history' | 'returns' | 'createdAt'
> &
  Partial<Pick<OrderRecord, 'payment' | 'orderStatus' | 'exchangeFor'>>;

/** Changes of payment or returns rewrite the lines (I11). An exchange moves no money and has none. */
export function buildTransactions(order: Source): TransactionRecord[] {
  const { firstName, lastName } = order.shippingInfo;
  const shared = { order: order._id, number: order.number, customer: `${firstName} ${lastName}` };
  const status = STATUS[order.paymentStatus];
  const cash: TransactionRecord = {
    ...shared,
    _id: order._id,
    kind: order.payment?.isPrepaid ? 'prepaid' : 'cod',
    amount: amountPaid(order),
    status,
    at: settlementDate(order, status),
  };
  const refunds = order.returns
    .filter(({ status: decision, replacement }) => decision === 'accepted' && !replacement)
    .map((of): TransactionRecord => {
      const { _id, refundPaid, decidedAt, requestedAt } = of;
      return {
        ...shared,
        _id,
        kind: 'refund',
        amount: isPayable(order) ? refundOfReturn(order, of) : of.refund.total,
        status: refundPaid ? 'completed' : 'inProgress',
        at: refundPaid?.at ?? decidedAt ?? requestedAt,
      };
    })
    .filter(({ amount }) => amount > 0);
  return [...(order.exchangeFor ? [] : [cash]), ...refunds, ...otherRefunds(order, shared)];
}

type Payable = Source & Required<Pick<Source, 'payment' | 'orderStatus'>>;

/** Orders of early releases had no payment. */
const isPayable = (order: Source): order is Payable =>
  order.payment !== undefined && order.orderStatus !== undefined;

/** Both payments of an ended order that was paid twice, because both go back. */
const amountPaid = ({ orderStatus, payment, totalPrice }: Source): number =>
  payment?.isPrepaid && orderStatus && !isSold(orderStatus) && payment.paid > 0 ? payment.paid : totalPrice;

/** Returns have their own lines; second payments have none. */
function otherRefunds(
  order: Source,
  shared: Pick<TransactionRecord, 'order' | 'number' | 'customer'>,
): TransactionRecord[] {
  if (!isPayable(order)) return [];
  const { _id, payment, history, createdAt, returns } = order;
  const isSale = isSold(order.orderStatus);
  const due = isSale ? 0 : payment.refundDue;
  const ofReturns = sumPaidRefunds(returns) + sumPartsOfOpenReturns(payment, returns);
  const total = payment.refunded + computeRefundDue(order);
  const amount = isSale ? total - ofReturns - Math.max(payment.paid - payment.amount, 0) : total;
  if (amount <= 0) return [];
  const paidBack = isSale
    ? payment.refunds?.findLast(({ state }) => state === 'processed')
    : payment.events.findLast(({ state }) => state === 'refunded');
  return [
    {
      ...shared,
      _id: refundIdOf(_id),
      kind: 'refund',
      amount,
      status: due === 0 ? 'completed' : 'inProgress',
      at: paidBack?.at ?? history.at(-1)?.at ?? createdAt,
    },
  ];
}

/** A return counts once its last part is settled; the parts before it are of no sale. */
function sumPartsOfOpenReturns(
  { refunds = [] }: Pick<OrderRecord['payment'], 'refunds'>,
  returns: Source['returns'],
) {
  const open = returns.filter(({ refundPaid }) => !refundPaid);
  const parts = refunds.filter(
    ({ state, return: id }) => state === 'processed' && id && open.some(({ _id }) => _id.equals(id)),
  );
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Follows from the order, so that a rewrite finds the line again. */
const refundIdOf = (order: Types.ObjectId) =>
  new Types.ObjectId(
    createHash('sha256')
      .update(`refund ${String(order)}`)
      .digest('hex')
      .slice(0, 24),
  );

/** When payment succeeded or failed; until then, the order time. */
function settlementDate({ history, createdAt, payment: paid }: Source, status: TransactionStatus): Date {
  if (status === 'inProgress') return createdAt;
  const captured = paid?.events.findLast(({ state }) => state === 'captured');
  if (paid?.isPrepaid && status === 'completed') return captured?.at ?? createdAt;
  const payment = status === 'completed' ? 'collected' : 'cancelled';
  return history.find((step) => paymentAfter(step.status) === payment)?.at ?? createdAt;
}

/** A withdrawn cancellation or payment takes its refund out of the book, an exchange the one it replaced. */
export function cashBookWrites(order: Source) {
  const lines = buildTransactions(order);
  const refund = refundIdOf(order._id);
  const isOver = order.orderStatus !== undefined && !isSold(order.orderStatus);
  const isStale = (isOver || (order.payment?.paid ?? 0) > 0) && !lines.some(({ _id }) => _id.equals(refund));
  const unlisted = order.returns
    .map(({ _id }) => _id)
    .filter((id) => !lines.some(({ _id }) => _id.equals(id)));
  const unwanted = [...(isStale ? [refund] : []), ...(order.exchangeFor ? [order._id] : []), ...unlisted];
  return [
    ...lines.map(({ _id, ...line }) => ({
      updateOne: { filter: { _id }, update: { $set: line }, upsert: true },
    })),
    ...unwanted.map((_id) => ({ deleteOne: { filter: { _id } } })),
  ];
}

/** In the transaction that posted or changed the orders. */
export async function writeTransactions(
  { transactions }: Database,
  orders: readonly OrderRecord[],
  session: ClientSession,
): Promise<void> {
  await transactions.bulkWrite(orders.flatMap(cashBookWrites), { session });
}

/** Compares each line, so the sums match the orders as well. */
export const cashBookMatchesOrders: Invariant = {
  id: 'I11',
  description: 'the cash book has exactly the lines of the posted orders and their returns, to the rupee',
  check: async ({ orders, transactions }) => {
    const [found, lines] = await Promise.all([orders.find().lean(), transactions.find().lean()]);
    const all = found.filter(({ unposted }) => !unposted);
    const unposted = new Set(found.flatMap((order) => (order.unposted ? [String(order._id)] : [])));
    const written = lines.filter(({ order }) => !unposted.has(String(order)));
    const toLineKey = ({ _id, kind, number, amount, status, at }: TransactionRecord) =>
      `${number} ${String(_id)}: ${kind} of ${amount}, ${status} at ${at.toISOString()}`;
    const due = new Set(all.flatMap(buildTransactions).map(toLineKey));
    const recordedLines = new Set(written.map(toLineKey));
    const breaches = [
      ...[...due].filter((line) => !recordedLines.has(line)).map((line) => `missing ${line}`),
      ...[...recordedLines].filter((line) => !due.has(line)).map((line) => `unexpected ${line}`),
    ];
    return { checked: written.length, breaches };
  },
};
