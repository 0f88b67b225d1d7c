import type { Order } from '@e-store/shared/orders/order';
import { orderWords } from '../../content/orders.ts';

type PaymentStatus = Order['paymentInfo']['status'];

/** COD is the only payment method (spec §9). */
const WORDS: Record<PaymentStatus, string> = orderWords.payments;

export function paymentWords({ method, status }: Order['paymentInfo']): string {
  return `${method}, ${WORDS[status]}`;
}
