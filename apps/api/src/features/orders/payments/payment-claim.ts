import { isOpen, isSold } from '@e-store/shared/orders/order-lifecycle';
import { isOnlinePayment, isPaidAtDoor } from '@e-store/shared/payments/payment-states';
import { endPayment, type PaymentCause, type PaymentRecord } from '../../payments/payment.model.ts';
import { endProposal } from '../../payments/refund-proposal.ts';
import type { OrderRecord } from '../order.model.ts';

type PaidOrder = Pick<OrderRecord, 'orderStatus' | 'payment'>;

/** Entered by the payer, or returned by the payment form. Ends the countdown until the claim is decided. */
export function addClaim(
  { expiresAt: _held, rejected: _rejected, ...payment }: PaymentRecord,
  claimed: { reference: string; at: Date },
): PaymentRecord {
  return { ...payment, claimed };
}

/** Keeps the reference that was not found, to tell the payer. */
export const rejectClaim = ({ claimed, ...payment }: PaymentRecord, at: Date): PaymentRecord =>
  claimed ? { ...payment, rejected: { reference: claimed.reference, at } } : payment;

/** `undefined`: the payment was confirmed by a reference and can be withdrawn. */
export function withdrawalError({ orderStatus, payment }: PaidOrder): string | undefined {
  const { reference, events, refunded } = payment;
  const captures = events.filter(({ state }) => state === 'captured');
  if (isOnlinePayment(payment) || captures.length === 0 || reference === undefined)
    return 'There is no confirmed payment to withdraw.';
  if (refunded > 0 || captures.length > 1)
    return 'This payment was refunded or arrived twice, so it cannot be withdrawn.';
  const isUnhandled = orderStatus === 'Processing' || (isPaidAtDoor(payment) && isOpen(orderStatus));
  return isUnhandled || !isSold(orderStatus)
    ? undefined
    : 'A payment can be withdrawn before the order is confirmed or after it was cancelled.';
}

/** For a payment that was confirmed by mistake: its reference counts as not found. */
export function withdrawCapture(order: PaidOrder, cause: PaymentCause): PaymentRecord {
  const { reference = '', ...received } = endProposal(order.payment, undefined);
  const events = received.events.filter(({ state }) => state !== 'captured');
  const state = events.at(-1)?.state ?? 'pending';
  const rejected = { reference, at: cause.at };
  const unpaid: PaymentRecord = { ...received, state, events, rejected, paid: 0, refundDue: 0 };
  const isOver = state === 'pending' && !isOpen(order.orderStatus);
  return isOver ? { ...endPayment(unpaid, cause), rejected } : unpaid;
}
