import type { Order } from '@e-store/shared/orders/order';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { orderWords } from '../../content/orders.ts';
import { formatDay, indiaDay } from '../../lib/india-days.ts';

type Promised = Pick<Order, 'orderStatus' | 'history' | 'delivery'>;

/** States in which the parcel is still to come. */
const UNDER_WAY: readonly OrderStatus[] = [
  'Processing',
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
];

/**
 * What the shopper wants to know of an order, before its number: "Arriving by Tue 24 Nov", "Delivered on Mon 23 Nov". A
 * promise that was not kept is not repeated. `today` is a calendar day of India, `YYYY-MM-DD`.
 */
export function orderPromise({ orderStatus, history, delivery }: Promised, today: string): string {
  if (UNDER_WAY.includes(orderStatus)) {
    const day = formatDay(delivery.to);
    return delivery.to < today ? orderWords.lateSince(day) : orderWords.arrivingBy(day);
  }
  const since = history.findLast(({ status }) => status === orderStatus)?.at;
  return since ? `${orderStatus} on ${formatDay(indiaDay(since))}` : orderStatus;
}
