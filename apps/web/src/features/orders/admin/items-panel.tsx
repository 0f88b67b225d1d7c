import { formatRupees } from '@e-store/shared/money';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './order.module.css';

export function ItemsPanel({ shown }: { shown: StaffOrder }) {
  const lines = shown.order.orderItems;
  return (
    <Panel title={adminOrderMessages.items}>
      <ul>
        {lines.map((line) => (
          <li key={`${line.product} ${line.size ?? ''}`} className={styles.line}>
            <Thumbnail src={line.image} className={styles.picture} />
            <span>
              <b>
                <NoBreakText>{line.name}</NoBreakText>
              </b>
              {line.size && (
                <>
                  <br />
                  {adminOrderMessages.sizeOf(line.size)}
                </>
              )}
            </span>
            <b className={styles.amount}>{`× ${line.quantity}`}</b>
            {'price' in line && (
              <span className={styles.amount}>{formatRupees(line.price * line.quantity)}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
