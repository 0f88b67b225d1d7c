import type { Order } from '@e-store/shared/orders/order';
import { HAPPY_PATH, type OrderStatus } from '@e-store/shared/orders/order-status';

export type TimelineStep = {
  status: OrderStatus;
  /** Time of the step; undefined for steps ahead or skipped. */
  at?: string | undefined;
  place: 'done' | 'now' | 'ahead';
};

const REMAINING_STEPS: Partial<Record<OrderStatus, OrderStatus[]>> = {
  'Delivery failed': ['Out for delivery', 'Delivered'],
  'Return requested': ['Returned'],
};

/** Happy path with done, current and future steps. Orders off it show their history and remaining steps. */
export function orderTimeline({
  orderStatus,
  history,
}: Pick<Order, 'orderStatus' | 'history'>): TimelineStep[] {
  const reached = HAPPY_PATH.indexOf(orderStatus);
  if (reached < 0) {
    const happened = history.map(({ status, at }, index): TimelineStep => ({
      status,
      at,
      place: index === history.length - 1 ? 'now' : 'done',
    }));
    const ahead = (REMAINING_STEPS[orderStatus] ?? []).map((status): TimelineStep => ({
      status,
      place: 'ahead',
    }));
    return [...happened, ...ahead];
  }
  return HAPPY_PATH.map((status, index) => ({
    status,
    at: index > reached ? undefined : history.findLast((entry) => entry.status === status)?.at,
    place: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
