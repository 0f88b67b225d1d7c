import { isSold } from '@e-store/shared/orders/order-lifecycle';
import { paidRefund, sumPaidRefunds } from '@e-store/shared/orders/return-rules';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { OrderReturnRecord } from '../order-return.model.ts';
import type { OrderRecord } from '../order.model.ts';
import { formatRefundDestination } from './refund-approval.ts';

/** Nothing that waits for approval. */
export const REFUND_TO_PAY = {
  paymentStatus: 'refund due' as const,
  $nor: [
    {
      'payment.proposal.at': trusted({ $exists: true }),
      'payment.proposal.decision': null,
      $expr: trusted({ $lte: ['$payment.refundDue', '$payment.proposal.amount'] }),
    },
  ],
};

type PaidOrder = Pick<OrderRecord, 'payment' | 'orderStatus' | 'returns'>;
type Return = Pick<OrderReturnRecord, '_id' | 'status' | 'refund' | 'refundPaid'>;

/** Rupees due outside of returns: all of an ended order, or what was paid twice. */
export const computeRefundDue = (order: PaidOrder): number =>
  listReturnsDue(order).reduce((left, { due }) => left - due, order.payment.refundDue);

/** Cancelled replacements whose refund goes to the account of the return that they were sent for. */
export async function findOwedReplacements(
  { orders }: Pick<Database, 'orders'>,
  returns: readonly Pick<OrderReturnRecord, 'replacement'>[],
  session?: ClientSession,
): Promise<OrderRecord[]> {
  const ids = returns.flatMap(({ replacement }) => replacement?.order ?? []);
  if (ids.length === 0) return [];
  const found = await orders.find({ _id: trusted({ $in: ids }) }, null, session ? { session } : {}).lean();
  return found.filter((order) => computeRefundDue(order) > 0);
}

/** @throws ConflictError when nothing is due outside of returns */
export function findOrderRefundDue(order: OrderRecord): number {
  const due = computeRefundDue(order);
  if (due === 0) throw new ConflictError('No refund is due for this order.');
  return due;
}

const sumParts = ({ refunds = [] }: PaymentRecord, { _id }: Return): number =>
  refunds
    .filter((one) => one.state === 'processed' && one.return?.equals(_id))
    .reduce((sum, { amount }) => sum + amount, 0);

/** What the provider sent back outside of returns is due no more. Earlier returns come first. */
function listReturnsDue(order: PaidOrder): { of: Return; due: number }[] {
  let left = isSold(order.orderStatus) ? order.payment.refundDue : 0;
  return order.returns.flatMap((of) => {
    if (of.status !== 'accepted' || of.refundPaid) return [];
    const due = Math.min(of.refund.total - sumParts(order.payment, of), left);
    left -= due;
    return { of, due };
  });
}

/** Rupees. */
export const returnRefundDue = (order: PaidOrder, { _id }: Return): number =>
  listReturnsDue(order).find(({ of }) => of._id.equals(_id))?.due ?? 0;

/** Rupees of an accepted return that went back for it or will. */
export function refundOfReturn(order: PaidOrder, of: Return): number {
  if (of.refundPaid) return paidRefund(of);
  return sumParts(order.payment, of) + returnRefundDue(order, of);
}

/** @throws ConflictError when nothing is due for this return */
export function findReturnRefundDue(
  order: OrderRecord,
  returnId: string,
): { accepted: OrderReturnRecord; amount: number } {
  const accepted = order.returns.find(({ _id }) => _id.equals(returnId));
  if (!accepted) throw new NotFoundError('This return does not exist.');
  if (accepted.status !== 'accepted')
    throw new ConflictError('No refund is due, because this return was not accepted.');
  if (accepted.refund.total === 0)
    throw new ConflictError('No refund is due, because nothing was paid for these items.');
  const amount = returnRefundDue(order, accepted);
  if (amount === 0) throw new ConflictError('This refund was already paid.');
  return { accepted, amount };
}

/** `payTo`: the account that staff saw, if any. */
export function assertRefundAccount({ refundTo }: Pick<OrderReturnRecord, 'refundTo'>, payTo?: string): void {
  if (!refundTo) throw new ConflictError('Add the refund account of the customer first.');
  const now = formatRefundDestination(refundTo);
  if (payTo !== undefined && payTo !== now)
    throw new ConflictError(
      `The refund account is now ${now}. Nothing was recorded. If you have paid to ${payTo}, change the account back first.`,
    );
}

type Refunded = NonNullable<OrderReturnRecord['refundPaid']>;

/** Once nothing is due, all accepted returns count as paid. */
export function markReturnsPaid(
  order: PaidOrder,
  { refundDue }: Pick<PaymentRecord, 'refundDue'>,
  paid: Refunded,
  id?: OrderReturnRecord['_id'],
): OrderReturnRecord[] {
  return order.returns.map((one) => {
    const isPaid = one.status === 'accepted' && !one.refundPaid;
    if (!isPaid || !(refundDue === 0 || (id && one._id.equals(id)))) return one;
    const amount = refundOfReturn(order, one);
    return { ...one, refundPaid: { ...paid, ...(amount < one.refund.total && { amount }) } };
  });
}

/** The provider had sent everything back before: nothing becomes due for a return accepted now. */
export function refundedBefore(order: PaidOrder, total: number, at: Date): Refunded | undefined {
  const { paid, refunded, refundDue, refunds = [] } = order.payment;
  const reference = refunds.findLast(({ state }) => state === 'processed')?.reference;
  if (reference === undefined || paid > refunded + refundDue) return undefined;
  const amount = Math.min(total, Math.max(0, refunded - sumPaidRefunds(order.returns)));
  return { at, reference, ...(amount < total && { amount }) };
}
