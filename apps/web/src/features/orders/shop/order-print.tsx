import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { listAmounts } from '@e-store/shared/orders/order-amounts';
import { amountMessages } from '../../../messages/en/orders/amounts.ts';
import { printMessages } from '../../../messages/en/orders/order-care.ts';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import styles from './order-print.module.css';

export function PrintHead({ order: { number, createdAt } }: { order: Order }) {
  return (
    <div className={styles.head} aria-hidden="true">
      <p className={styles.shop}>{printMessages.soldBy}</p>
      <p>
        {printMessages.title} {number}
        <br />
        {formatDayOfYear(indiaDay(createdAt))}
      </p>
    </div>
  );
}

export function PrintSums({ order }: { order: Order }) {
  return (
    <dl className={styles.sums} aria-hidden="true">
      {listAmounts(order)
        .filter(({ amount }) => amount !== 0)
        .map(({ name, amount }) => (
          <div key={name} className={styles.sum}>
            <dt>{amountMessages[name]}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{printMessages.total}</dt>
        <dd>{formatRupees(order.totalPrice)}</dd>
      </div>
    </dl>
  );
}
