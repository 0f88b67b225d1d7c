import type { Order } from '@e-store/shared/orders/order';
import { clsx } from 'clsx';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { formatDay, formatMoment } from '@e-store/shared/format-day';
import { orderTimeline, type TimelineStep } from '../order-timeline.ts';
import styles from './order-timeline.module.css';

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className={styles.timeline} aria-label={orderMessages.progress}>
      {orderTimeline(order).map((step, index) => (
        <li
          key={`${index} ${step.status}`}
          className={clsx(styles.step, styles[step.place])}
          aria-current={step.place === 'now' ? 'step' : undefined}
        >
          <b className={styles.status}>{step.status}</b>
          {formatStepDate(step, order.delivery.to)}
        </li>
      ))}
    </ol>
  );
}

function formatStepDate({ status, at, place }: TimelineStep, lastDay: string): string | undefined {
  if (at) return formatMoment(at);
  return place === 'ahead' && status === 'Delivered' ? orderMessages.by(formatDay(lastDay)) : undefined;
}
