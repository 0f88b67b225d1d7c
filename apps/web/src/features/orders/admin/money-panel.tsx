import { formatRupees } from '@e-store/shared/money';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { clsx } from 'clsx';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { Panel } from '../../../ui/panel.tsx';
import { listOrderSums } from './order-sums.ts';
import styles from './order.module.css';
import { RefundForm } from './refund-form.tsx';

/** Amounts, cash status and due refunds; hidden from packers. */
export function MoneyPanel({ shown }: { shown: StaffOrder }) {
  if (shown.view !== 'full') return null;
  const { order, refunds } = shown;
  return (
    <Panel
      title={adminOrderMessages.money}
      aside={<b>{`${order.paymentInfo.method}, ${adminOrderMessages.payments[order.paymentInfo.status]}`}</b>}
    >
      <div className={styles.stack}>
        <dl className={styles.sums}>
          {listOrderSums(order).map(({ name, amount, isTotal }) => (
            <div key={name} className={clsx(styles.sum, isTotal && styles.total)}>
              <dt>{name}</dt>
              <dd>{formatRupees(amount)}</dd>
            </div>
          ))}
        </dl>
        {refunds.map((refund) => (
          <RefundForm key={refund.return} id={order._id} refund={refund} />
        ))}
      </div>
    </Panel>
  );
}
