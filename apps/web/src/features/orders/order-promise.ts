import type { Order } from '@e-store/shared/orders/order';
import { isArriving, isOpen, returnStatus } from '@e-store/shared/orders/order-lifecycle';
import { orderMessages } from '../../messages/en/orders/orders.ts';
import { paymentMessages } from '../../messages/en/payments.ts';
import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';

type Promised = Pick<Order, 'orderStatus' | 'history' | 'delivery' | 'orderItems' | 'returns' | 'payment'>;

/**
 * "Arriving by Tue 24 Nov", "Delivered on Mon 23 Nov". Missed promises are not repeated.
 * `today` is a calendar day of India, `YYYY-MM-DD`.
 */
export function orderPromise(order: Promised, today: string): string {
  const { orderStatus, history, delivery, payment } = order;
  if (payment.expiresAt) return paymentMessages.waitingForPayment;
  if (payment.claimed && isOpen(orderStatus)) return paymentMessages.checkingPayment;
  if (isArriving(orderStatus)) {
    const day = formatDay(delivery.to);
    return delivery.to < today ? orderMessages.lateSince(day) : orderMessages.arrivingBy(day);
  }
  const partly = partlyReturned(order);
  if (partly) return partly;
  const since = history.findLast(({ status }) => status === orderStatus)?.at;
  const label = isExchangeOpen(order)
    ? orderMessages.exchangeRequested
    : orderMessages.statusLabel(orderStatus);
  return since ? orderMessages.statusSince(label, formatDay(indiaDay(since))) : label;
}

/** With the item count when only some items are affected. */
function partlyReturned(order: Promised): string | undefined {
  const { orderStatus, orderItems, returns } = order;
  const wanted = returnStatus(orderStatus);
  if (!wanted) return undefined;
  const of = itemCount(orderItems);
  const count = itemCount(returns.filter(({ status }) => status === wanted).flatMap(({ lines }) => lines));
  const words = orderMessages.returnOf[isExchangeOpen(order) ? 'exchange' : wanted];
  return count > 0 && count < of ? words(count, of) : undefined;
}

const isExchangeOpen = ({ returns }: Promised) =>
  returns.some(({ status, exchange }) => status === 'requested' && exchange);

const itemCount = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
