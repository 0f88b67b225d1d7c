import { isOnlinePayment } from '../payments/payment-states.ts';
import type { Order } from './order.ts';
import type { OrderReturn } from './order-return.ts';

export function isRefundedToOriginalPayment(
  { payment }: Pick<Order, 'payment'>,
  { refundPaid }: Pick<OrderReturn, 'refundPaid'>,
): boolean {
  const { refunds = [] } = payment;
  return refundPaid
    ? refunds.some(({ state, reference }) => state === 'processed' && reference === refundPaid.reference)
    : isOnlinePayment(payment) && refunds.at(-1)?.state !== 'failed';
}
