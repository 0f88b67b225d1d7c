import { isSameLine } from '@e-store/shared/cart/cart-line';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { decideReturn } from './staff-order.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './order.module.css';
import { RefuseDialog, RestockFields } from './order-dialogs.tsx';
import { useOrderChange } from './use-order-change.ts';

/** The open return, if any. An Admin decides; packers only see its items. */
export function ReturnPanel({ shown }: { shown: StaffOrder }) {
  if (shown.view !== 'full') return null;
  const open = shown.order.returns.find(({ status }) => status === 'requested');
  return open ? <OpenReturn key={open._id} order={shown.order} open={open} /> : null;
}

function OpenReturn({ order, open }: { order: Order; open: OrderReturn }) {
  const dispatch = useAppDispatch();
  const { busy, failure, change } = useOrderChange(order._id);
  const lines = open.lines.map((line) => ({
    ...line,
    name: order.orderItems.find((item) => isSameLine(item, line))?.name ?? '',
  }));
  const [restocked, setRestocked] = useState(lines.map(({ quantity }) => quantity));
  const [isRefusing, setRefusing] = useState(false);
  const { _id: id } = order;
  return (
    <Panel title={adminOrderMessages.returnTitle}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p>
          {adminOrderMessages.returnReasons[open.reason]}
          {open.note && `: ${open.note}`}
        </p>
        <p className={styles.quiet}>{adminOrderMessages.returnLead}</p>
        <RestockFields lines={lines} restocked={restocked} onChange={setRestocked} />
        <p>{adminOrderMessages.refundOf(formatRupees(open.refund.total))}</p>
        <div className={styles.ways}>
          <Button
            size="compact"
            busy={busy === 'accept'}
            onClick={() =>
              void change('accept', () => dispatch(decideReturn({ id, accepted: true, restocked })))
            }
          >
            {adminOrderMessages.accept}
          </Button>
          <Button kind="ghost" size="compact" aria-haspopup="dialog" onClick={() => setRefusing(true)}>
            {adminOrderMessages.refuse}
          </Button>
        </div>
        {isRefusing && <RefuseDialog id={id} onClose={() => setRefusing(false)} />}
      </div>
    </Panel>
  );
}
