import { upiPaymentLink } from '@e-store/shared/payments/upi-payment-link';
import type { PaymentsSettings } from '@e-store/shared/store/settings';
import type { PaymentRecord } from './payment.model.ts';

type Payment = Pick<PaymentRecord, 'isPrepaid' | 'state' | 'amount'>;

export const isCashDue = ({ isPrepaid, state, amount }: Payment): boolean =>
  isPrepaid !== true && state === 'pending' && amount > 0;

/**
 * What the courier collects in whole rupees, and the UPI payment link for the exact amount once the shop has a
 * UPI ID. `undefined` for a prepaid order, and when nothing is left to pay.
 */
export function cashToCollect(
  { number, payment }: { number: string; payment: Payment },
  { upiPayee: payee, upiPayeeName: payeeName }: Pick<PaymentsSettings, 'upiPayee' | 'upiPayeeName'>,
): { amount: number; upiLink?: string } | undefined {
  if (!isCashDue(payment)) return undefined;
  const { amount } = payment;
  if (!payee) return { amount };
  return { amount, upiLink: upiPaymentLink({ payee, payeeName, amount, reference: number }) };
}
