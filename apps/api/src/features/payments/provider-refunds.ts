import { Types } from 'mongoose';
import { ConflictError } from '../../platform/errors/errors.ts';
import type { RefundOutcome } from './payment-provider.ts';
import {
  assertNoRefundPending,
  type PaymentCause,
  type PaymentRecord,
  refundPayment,
  type RefundRecord,
} from './payment.model.ts';
import { endProposal } from './refund-proposal.ts';

/** What can still go back of each payment, latest first: a second payment goes back itself. */
function refundablePayments({ amount, events, refunds = [] }: PaymentRecord) {
  const references = events.flatMap(({ state, reference }) =>
    state === 'captured' && reference !== undefined ? [reference] : [],
  );
  return references.toReversed().map((reference) => {
    const gone = refunds.filter(({ payment, state }) => payment === reference && state !== 'failed');
    return { reference, left: amount - gone.reduce((sum, refund) => sum + refund.amount, 0) };
  });
}

export function findRefundSources(payment: PaymentRecord, amount: number) {
  const refundable = refundablePayments(payment).filter(({ left }) => left > 0);
  const whole = refundable.filter(({ left }) => left >= amount);
  return whole.length > 0 ? whole.slice(0, 1) : refundable;
}

/**
 * For the provider to pay out, of one payment or several.
 * @param amount whole rupees
 * @throws ConflictError while another refund is on its way, and for more than was paid through the provider
 */
export function requestRefund(
  payment: PaymentRecord,
  amount: number,
  { at, by, return: returnId }: PaymentCause & { return?: Types.ObjectId },
): PaymentRecord {
  assertNoRefundPending(payment);
  const { refunds = [] } = payment;
  let due = amount;
  const added = findRefundSources(payment, amount).flatMap(({ reference, left }): RefundRecord[] => {
    const part = Math.min(left, due);
    due -= part;
    const why = { at, ...(by && { by }), ...(returnId && { return: returnId }) };
    return part > 0
      ? [{ _id: new Types.ObjectId(), payment: reference, amount: part, state: 'pending', ...why }]
      : [];
  });
  if (due > 0)
    throw new ConflictError(
      'Less than this was paid online. Pay the refund yourself and enter its reference.',
    );
  return { ...payment, refunds: [...refunds, ...added] };
}

/** A processed refund counts once, also after a failure, and never beyond what was paid. */
export function settleRefund(
  payment: PaymentRecord,
  id: Types.ObjectId,
  outcome: RefundOutcome,
  at: Date,
): PaymentRecord {
  const refund = payment.refunds?.find(({ _id }) => _id.equals(id));
  if (!refund || refund.state === 'processed' || outcome.status === 'unknown') return payment;
  if (refund.state === 'failed' && outcome.status !== 'processed') return payment;
  const settled: RefundRecord = {
    ...refund,
    state: outcome.status === 'refused' ? 'failed' : outcome.status,
    ...('reference' in outcome && { reference: outcome.reference }),
    ...('reason' in outcome && { reason: outcome.reason }),
  };
  if (settled.state === refund.state && settled.reference === refund.reference) return payment;
  const refunds = (payment.refunds ?? []).map((one) => (one === refund ? settled : one));
  const isBeyondPaid = payment.refunded + refund.amount > payment.paid;
  if (settled.state !== 'processed' || isBeyondPaid) return { ...payment, refunds };
  const cause = { at, by: refund.by, reference: settled.reference };
  return { ...endProposal(refundPayment(payment, refund.amount, cause), refund.return), refunds };
}
