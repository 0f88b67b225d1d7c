import type { Order } from '@e-store/shared/orders/order';
import { USUAL_WAY, type OrderStatus } from '@e-store/shared/orders/order-status';

export type TimelineStep = {
  status: OrderStatus;
  /** When it came to that; unknown of steps ahead, and of one that was passed over. */
  at?: string | undefined;
  place: 'done' | 'now' | 'ahead';
};

/** The way with what is behind, reached and ahead; of an order that left the way, what happened and nothing ahead. */
export function orderTimeline({
  orderStatus,
  history,
}: Pick<Order, 'orderStatus' | 'history'>): TimelineStep[] {
  const reached = USUAL_WAY.indexOf(orderStatus);
  if (reached < 0) {
    return history.map(({ status, at }, index) => ({
      status,
      at,
      place: index === history.length - 1 ? 'now' : 'done',
    }));
  }
  return USUAL_WAY.map((status, index) => ({
    status,
    at: index > reached ? undefined : history.findLast((entry) => entry.status === status)?.at,
    place: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
