import type { Order } from '@e-store/shared/orders/order';
import { orderWords } from '../../content/orders.ts';

type PaymentStatus = Order['paymentInfo']['status'];

/** What happened to the cash, or is to happen. COD is the only way to pay (spec §9). */
const WORDS: Record<PaymentStatus, string> = orderWords.payments;

export function paymentWords({ method, status }: Order['paymentInfo']): string {
  return `${method}, ${WORDS[status]}`;
}
