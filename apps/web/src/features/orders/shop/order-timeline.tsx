import type { Order } from '@e-store/shared/orders/order';
import { clsx } from 'clsx';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { formatDay, formatMoment } from '@e-store/shared/format-day';
import styles from './order-timeline.module.css';
import {
  expectedStates,
  HAPPY_PATH,
  isArriving,
  type OrderStatus,
} from '@e-store/shared/orders/order-lifecycle';

type TimelineStep = {
  status: OrderStatus;
  /** Time of the step; undefined for steps ahead or skipped. */
  at?: string | undefined;
  place: 'done' | 'now' | 'ahead';
};

/** Orders off the happy path show their history and remaining steps. */
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
    const ahead = expectedStates(orderStatus).map((status): TimelineStep => ({
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

/** `today` is a calendar day of India. */
export function OrderTimeline({ order, today }: { order: Order; today: string }) {
  const { orderStatus, delivery } = order;
  const dueDay = isArriving(orderStatus) && today <= delivery.to ? delivery.to : undefined;
  return (
    <ol className={styles.timeline} aria-label={orderMessages.progress}>
      {orderTimeline(order).map((step, index) => (
        <li
          key={`${index} ${step.status}`}
          className={clsx(styles.step, styles[step.place])}
          aria-current={step.place === 'now' ? 'step' : undefined}
        >
          <b className={styles.status}>{orderMessages.statusLabel(step.status)}</b>
          {formatStepDate(step, dueDay)}
        </li>
      ))}
    </ol>
  );
}

function formatStepDate({ status, at, place }: TimelineStep, dueDay?: string): string | undefined {
  if (at) return formatMoment(at);
  return dueDay && place === 'ahead' && status === 'Delivered'
    ? orderMessages.by(formatDay(dueDay))
    : undefined;
}
