import { failedAttempts, type FailureReason, redeliveryDays } from '@e-store/shared/orders/failed-delivery';
import { HAPPY_PATH, type OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { toFailedAttempt } from '../features/orders/failed-deliveries.ts';
import type { HistoryStep, OrderRecord } from '../features/orders/order.model.ts';
import { orderSearchTerms } from '../features/orders/order-search-terms.ts';

type FailedDelivery = {
  reasons: readonly FailureReason[];
  hasWish?: true;
  end?: 'Delivered' | { returnCost: number };
};

/** By index of the order. */
export const FAILED_DELIVERIES: Partial<Record<number, FailedDelivery>> = {
  6: { reasons: ['nobody-home'] },
  8: { reasons: ['nobody-home', 'unreachable', 'nobody-home'] },
  9: { reasons: ['unreachable', 'cash-not-ready'], hasWish: true },
  10: { reasons: ['refused'], end: { returnCost: 95 } },
  17: { reasons: ['address-not-found'], end: 'Delivered' },
  26: { reasons: ['nobody-home', 'refused'], end: { returnCost: 95 } },
};

export const COURIERS = ['Parcel One', 'Parcel Two'] as const;

export function failedHistory({ reasons, end }: FailedDelivery): OrderStatus[] {
  const attempts = reasons.flatMap((): OrderStatus[] => ['Out for delivery', 'Delivery failed']);
  const shipped = HAPPY_PATH.slice(0, HAPPY_PATH.indexOf('Out for delivery'));
  const rest: OrderStatus[] =
    end === 'Delivered' ? ['Out for delivery', 'Delivered'] : end ? ['Returned to shop'] : [];
  return [...shipped, ...attempts, ...rest];
}

export function withDelivery(order: OrderRecord, index: number, now: Date): OrderRecord {
  if (!order.history.some(({ status }) => status === 'Shipped')) return order;
  const courier = COURIERS[index % COURIERS.length] ?? COURIERS[0];
  const tracking = { courier, number: `DEMO${order.number.replace(/\D/g, '')}` };
  const shipped = {
    ...order,
    tracking,
    trackingVersion: 1,
    search: orderSearchTerms({ ...order, tracking }),
  };
  const failed = FAILED_DELIVERIES[index];
  return failed ? withFailures(shipped, failed, now) : shipped;
}

function withFailures(order: OrderRecord, { reasons, hasWish, end }: FailedDelivery, now: Date): OrderRecord {
  const history = order.history.map((step, index): HistoryStep => {
    if (step.status !== 'Delivery failed') return step;
    const earlier = order.history.slice(0, index);
    const failure = reasons[failedAttempts(earlier).length];
    const day = redeliveryDays(now)[1];
    const isLatest = index === order.history.length - 1;
    return {
      ...step,
      attempt: {
        ...toFailedAttempt({ history: earlier }, { failure }, step.at),
        ...(hasWish && isLatest && day && { wish: { at: now, day } }),
      },
    };
  });
  if (typeof end !== 'object') return { ...order, history };
  const takenBack = order.orderItems.map(({ product, size, quantity }) => ({
    product,
    ...(size !== undefined && { size }),
    quantity,
    restocked: quantity,
  }));
  return { ...order, history, takenBack, returnCost: end.returnCost };
}
