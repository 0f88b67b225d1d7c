import type { Order } from '@e-store/shared/orders/order';
import type { OrderStatus } from '@e-store/shared/orders/order-status';

export type TimelineStep = {
  status: OrderStatus;
  /** When it came to that; unknown of steps ahead, and of one that was passed over. */
  at?: string | undefined;
  place: 'done' | 'now' | 'ahead';
};

/** The way of a parcel when all goes well. */
const WAY: readonly OrderStatus[] = [
  'Processing',
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivered',
];

/** The way with what is behind, reached and ahead; of an order that left the way, what happened and nothing ahead. */
export function orderTimeline({
  orderStatus,
  history,
}: Pick<Order, 'orderStatus' | 'history'>): TimelineStep[] {
  const reached = WAY.indexOf(orderStatus);
  if (reached < 0) {
    return history.map(({ status, at }, index) => ({
      status,
      at,
      place: index === history.length - 1 ? 'now' : 'done',
    }));
  }
  return WAY.map((status, index) => ({
    status,
    at: index > reached ? undefined : history.findLast((entry) => entry.status === status)?.at,
    place: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
