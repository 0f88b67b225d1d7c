import { isSameLine } from '@e-store/shared/cart/cart-line';
import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { RefuseDialog, RestockFields } from './order-dialogs.tsx';
import { decideReturn } from './staff-order.slice.ts';
import { useOrderChange } from './use-order-change.ts';
import styles from './order.module.css';

/** An Admin decides the open return; packers only see its items. */
export function ReturnsPanel({ shown }: { shown: StaffOrder }) {
  if (shown.view !== 'full') return null;
  const { order, restocked = [] } = shown;
  const open = order.returns.find(({ status }) => status === 'requested');
  const decided = order.returns.filter(({ status }) => status !== 'requested');
  return (
    <>
      {open && <OpenReturn key={open._id} order={order} open={open} />}
      {decided.length > 0 && (
        <Panel title={returnMessages.list}>
          <div className={styles.stack}>
            {decided.map((one) => (
              <DecidedReturn
                key={one._id}
                order={order}
                decided={one}
                restocked={restocked.find((units) => units.return === one._id)?.units}
              />
            ))}
          </div>
        </Panel>
      )}
    </>
  );
}

const nameLines = ({ orderItems }: Order, { lines }: OrderReturn) =>
  lines.map((line) => ({ ...line, name: orderItems.find((item) => isSameLine(item, line))?.name ?? '' }));

/** `2 × Kurta, M; 1 × Shirt, L`. */
export function describeReturn(order: Order, id: string): string | undefined {
  const found = order.returns.find(({ _id }) => _id === id);
  return (
    found &&
    nameLines(order, found)
      .map(({ quantity, name, size }) => returnMessages.piece(quantity, name, size))
      .join('; ')
  );
}

const describeReason = ({ reason, note }: OrderReturn) =>
  [adminOrderMessages.returnReasons[reason], note].filter(Boolean).join(': ');

type DecidedReturnProps = { order: Order; decided: OrderReturn; restocked: readonly number[] | undefined };

function DecidedReturn({ order, decided, restocked }: DecidedReturnProps) {
  const { status, decidedAt, refusal, refund } = decided;
  const isAccepted = status === 'accepted';
  return (
    <div>
      <ul>
        {nameLines(order, decided).map(({ product, size, name, quantity }, index) => {
          const units = restocked?.[index];
          return (
            <li key={`${product} ${size ?? ''}`}>
              <b>{returnMessages.piece(quantity, name, size)}</b>
              {isAccepted && units !== undefined && (
                <p className={styles.quiet}>{adminOrderMessages.restockedOf(units, quantity - units)}</p>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.said}>{describeReason(decided)}</p>
      <p>
        {isAccepted
          ? adminOrderMessages.refundOfReturn(formatRupees(refund.total))
          : adminOrderMessages.refusedBecause(refusal ?? '')}
      </p>
      {decidedAt !== undefined && (
        <p className={styles.quiet}>{`${returnMessages.statuses[status]}, ${formatMoment(decidedAt)}`}</p>
      )}
    </div>
  );
}

function OpenReturn({ order, open }: { order: Order; open: OrderReturn }) {
  const dispatch = useAppDispatch();
  const { busy, failure, change } = useOrderChange(order._id);
  const lines = nameLines(order, open);
  const [restocked, setRestocked] = useState(lines.map(({ quantity }) => quantity));
  const [isRefusing, setRefusing] = useState(false);
  const { _id: id } = order;
  return (
    <Panel title={adminOrderMessages.returnTitle}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p className={styles.said}>{describeReason(open)}</p>
        <p className={styles.quiet}>{adminOrderMessages.returnLead}</p>
        <RestockFields lines={lines} restocked={restocked} onChange={setRestocked} />
        <p>
          {open.refund.total > 0
            ? adminOrderMessages.refundOf(formatRupees(open.refund.total))
            : adminOrderMessages.nothingToRefund}
        </p>
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
