import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { OrderRecord } from './order.model.ts';

/**
 * How often a step to this state was withdrawn before, which tells its stock movements from those of the earlier steps;
 * nothing the first time.
 */
export function putBackRound(
  { corrections = [] }: Pick<OrderRecord, 'corrections'>,
  status: OrderStatus,
): { round?: number } {
  const round = corrections.filter(({ withdrawn }) => withdrawn.status === status).length;
  return round > 0 ? { round } : {};
}
