import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { OrderRecord } from './order.model.ts';

/**
 * Returns how often a step to this status was withdrawn, which distinguishes its stock movements from earlier
 * ones.
 */
export function restockRound(
  { corrections = [] }: Pick<OrderRecord, 'corrections'>,
  status: OrderStatus,
): { round?: number } {
  const round = corrections.filter(({ withdrawn }) => withdrawn.status === status).length;
  return round > 0 ? { round } : {};
}
