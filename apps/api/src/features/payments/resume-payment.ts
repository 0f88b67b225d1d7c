import { ConflictError } from '../../platform/errors/errors.ts';
import {
  isRefundPending,
  type PaymentRecord,
  PENDING_REFUND_MESSAGE,
  withoutLastMove,
} from './payment.model.ts';

export function resumptionError(payment: PaymentRecord): string | undefined {
  if (payment.isPrepaid && payment.paid === 0)
    return 'This order was never paid. Ask the customer to order again.';
  if (isRefundPending(payment)) return PENDING_REFUND_MESSAGE;
  return payment.refunded > 0
    ? 'The payment was already refunded. Ask the customer to order again.'
    : undefined;
}

/** Reverses `endPayment` when staff withdraw the step. @throws ConflictError after a refund */
export function resumePayment({ proposal: _ended, ...payment }: PaymentRecord): PaymentRecord {
  const error = resumptionError(payment);
  if (error !== undefined) throw new ConflictError(error);
  if (payment.paid === 0) return withoutLastMove(payment);
  return { ...payment, refundDue: payment.paid - payment.amount };
}
