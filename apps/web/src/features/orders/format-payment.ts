import type { Order } from '@e-store/shared/orders/order';
import { orderMessages } from '../../messages/en/orders/orders.ts';

type PaymentStatus = Order['paymentInfo']['status'];

/** COD is the only payment method (spec §9). */
const PAYMENT_MESSAGES: Record<PaymentStatus, string> = orderMessages.payments;

export function formatPayment({ method, status }: Order['paymentInfo']): string {
  return `${method}, ${PAYMENT_MESSAGES[status]}`;
}
