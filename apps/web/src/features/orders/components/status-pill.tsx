import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { clsx } from 'clsx';
import styles from './status-pill.module.css';

const TONES: Record<OrderStatus, string | undefined> = {
  Processing: styles.waiting,
  Confirmed: styles.waiting,
  Packed: styles.moving,
  Shipped: styles.moving,
  'Out for delivery': styles.moving,
  Delivered: styles.done,
  'Delivery failed': styles.ended,
  'Returned to shop': styles.ended,
  Cancelled: styles.ended,
  'Return requested': styles.waiting,
  Returned: styles.ended,
  'Return refused': styles.ended,
};

/** The state of an order. The word says it; the colour only helps to find it. */
export function StatusPill({ status }: { status: OrderStatus }) {
  return <span className={clsx(styles.pill, TONES[status])}>{status}</span>;
}
