import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { OrderRecord } from './order.model.ts';

/** Nothing more happens to an order in these states, but what its buyer asks for. */
const AT_AN_END: readonly OrderStatus[] = [
  'Delivered',
  'Returned to shop',
  'Cancelled',
  'Returned',
  'Return refused',
];

/**
 * Whether an order is done with: nothing is on its way, no return is undecided and no refund is owed. Until then the
 * shop needs to know whose it is.
 */
export function isSettled({ orderStatus, returns }: Pick<OrderRecord, 'orderStatus' | 'returns'>): boolean {
  const owes = returns.some(({ status, refundPaid }) => status === 'accepted' && !refundPaid);
  return AT_AN_END.includes(orderStatus) && !owes;
}
