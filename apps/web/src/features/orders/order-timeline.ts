import type { Order } from '@e-store/shared/orders/order';
import { USUAL_WAY, type OrderStatus } from '@e-store/shared/orders/order-status';

export type TimelineStep = {
  status: OrderStatus;
  /** When it came to that; unknown of steps ahead, and of one that was passed over. */
  at?: string | undefined;
  place: 'done' | 'now' | 'ahead';
};

/** What still comes when an order has left the usual way. */
const AHEAD: Partial<Record<OrderStatus, OrderStatus[]>> = {
  'Delivery failed': ['Out for delivery', 'Delivered'],
  'Return requested': ['Returned'],
};

/**
 * The way with what is behind, reached and ahead; of an order that left the way, what happened, and
 * what can still come of it.
 */
export function orderTimeline({
  orderStatus,
  history,
}: Pick<Order, 'orderStatus' | 'history'>): TimelineStep[] {
  const reached = USUAL_WAY.indexOf(orderStatus);
  if (reached < 0) {
    const happened = history.map(({ status, at }, index): TimelineStep => ({
      status,
      at,
      place: index === history.length - 1 ? 'now' : 'done',
    }));
    const ahead = (AHEAD[orderStatus] ?? []).map((status): TimelineStep => ({ status, place: 'ahead' }));
    return [...happened, ...ahead];
  }
  return USUAL_WAY.map((status, index) => ({
    status,
    at: index > reached ? undefined : history.findLast((entry) => entry.status === status)?.at,
    place: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
