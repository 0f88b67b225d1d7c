import { isFinal } from '@e-store/shared/orders/order-lifecycle';
import type { OrderRecord } from './order.model.ts';

/**
 * Returns whether an order is complete: nothing in transit, no open return, no refund due. Until then
 * personal data is needed.
 */
export function isOrderComplete({
  orderStatus,
  returns,
}: Pick<OrderRecord, 'orderStatus' | 'returns'>): boolean {
  const owes = returns.some(({ status, refundPaid }) => status === 'accepted' && !refundPaid);
  return isFinal(orderStatus) && !owes;
}
