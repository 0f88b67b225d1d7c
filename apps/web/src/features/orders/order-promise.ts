import type { Order } from '@e-store/shared/orders/order';
import type { ReturnStatus } from '@e-store/shared/orders/order-return';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { orderMessages } from '../../messages/en/orders/orders.ts';
import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';

type Promised = Pick<Order, 'orderStatus' | 'history' | 'delivery' | 'orderItems' | 'returns'>;

const IN_TRANSIT_STATUSES: readonly OrderStatus[] = [
  'Processing',
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
];

/**
 * Delivery promise: "Arriving by Tue 24 Nov", "Delivered on Mon 23 Nov". Missed promises are not repeated.
 * `today` is a calendar day of India, `YYYY-MM-DD`.
 */
export function orderPromise(order: Promised, today: string): string {
  const { orderStatus, history, delivery } = order;
  if (IN_TRANSIT_STATUSES.includes(orderStatus)) {
    const day = formatDay(delivery.to);
    return delivery.to < today ? orderMessages.lateSince(day) : orderMessages.arrivingBy(day);
  }
  const partly = partlyReturned(order);
  if (partly) return partly;
  const since = history.findLast(({ status }) => status === orderStatus)?.at;
  return since ? `${orderStatus} on ${formatDay(indiaDay(since))}` : orderStatus;
}

/** Return status with the item count when only some items are affected. */
const PARTIAL_RETURNS: Partial<
  Record<OrderStatus, { status: ReturnStatus; words: (count: number, of: number) => string }>
> = {
  'Return requested': { status: 'requested', words: orderMessages.returnOf['Return requested'] },
  Returned: { status: 'accepted', words: orderMessages.returnOf.Returned },
  'Return refused': { status: 'refused', words: orderMessages.returnOf['Return refused'] },
};

function partlyReturned({ orderStatus, orderItems, returns }: Promised): string | undefined {
  const about = PARTIAL_RETURNS[orderStatus];
  if (!about) return undefined;
  const of = itemCount(orderItems);
  const count = itemCount(
    returns.filter(({ status }) => status === about.status).flatMap(({ lines }) => lines),
  );
  return count > 0 && count < of ? about.words(count, of) : undefined;
}

const itemCount = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
