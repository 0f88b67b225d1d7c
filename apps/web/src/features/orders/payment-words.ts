import type { Order } from '@e-store/shared/orders/order';

type PaymentStatus = Order['paymentInfo']['status'];

/** What happened to the cash, or is to happen. COD is the only way to pay (spec §9). */
const WORDS: Record<PaymentStatus, string> = {
  pending: 'to be paid at the door',
  collected: 'paid at the door',
  'refund due': 'a refund is on its way to you',
  refunded: 'refunded',
  cancelled: 'nothing is to be paid',
};

export function paymentWords({ method, status }: Order['paymentInfo']): string {
  return `${method}, ${WORDS[status]}`;
}
