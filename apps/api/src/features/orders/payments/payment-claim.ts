import type { PaymentRecord } from '../../payments/payment.model.ts';

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
