import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { paths } from '@e-store/shared/web-paths';
import { useEffect, useRef, useState } from 'react';
import { adminOrderMessages as messages } from '../../../messages/en/orders/admin.ts';
import { staffExchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import { staffReturnMessages } from '../../../messages/en/orders/staff-returns.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeReturnedLine, nameLines } from '../order-care.ts';
import { describeReason } from './describe-return.ts';
import { OpenReturn } from './open-return.tsx';
import { RequestReturnDialog } from './request-return-dialog.tsx';
import styles from './order.module.css';

/** An Admin decides the open return; packers only see its items. */
export function ReturnsPanel({ shown }: { shown: StaffOrder }) {
  return shown.view === 'full' ? <Returns shown={shown} /> : null;
}

function Returns({ shown }: { shown: Extract<StaffOrder, { view: 'full' }> }) {
  const { order, restocked = [], canRequestReturn } = shown;
  const [isRequesting, setRequesting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasRequesting = useRef(false);
  useEffect(() => {
    if (wasRequesting.current && !isRequesting) (opener.current ?? place.current)?.focus();
    wasRequesting.current = isRequesting;
  }, [isRequesting]);
  const open = order.returns.find(({ status }) => status === 'requested');
  const decided = order.returns.filter(({ status }) => status !== 'requested');
  return (
    <>
      {open && (
        <div ref={place} tabIndex={-1}>
          <OpenReturn key={open._id} order={order} open={open} />
        </div>
      )}
      {(decided.length > 0 || canRequestReturn) && (
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
            {canRequestReturn && (
              <div>
                <Button
                  ref={opener}
                  kind="ghost"
                  size="compact"
                  aria-haspopup="dialog"
                  onClick={() => setRequesting(true)}
                >
                  {staffReturnMessages.open}
                </Button>
              </div>
            )}
          </div>
        </Panel>
      )}
      {isRequesting && <RequestReturnDialog order={order} onClose={() => setRequesting(false)} />}
    </>
  );
}

type DecidedReturnProps = { order: Order; decided: OrderReturn; restocked: readonly number[] | undefined };

function DecidedReturn({ order, decided, restocked }: DecidedReturnProps) {
  const { status, decidedAt, refusal, refund, replacement } = decided;
  const isAccepted = status === 'accepted';
  return (
    <div>
      <ul>
        {nameLines(order, decided).map((line, index) => {
          const { product, size, quantity } = line;
          const units = restocked?.[index];
          return (
            <li key={`${product} ${size ?? ''}`}>
              <b>{describeReturnedLine(line)}</b>
              {isAccepted && units !== undefined && (
                <p className={styles.quiet}>{messages.restockedOf(units, quantity - units)}</p>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.said}>{describeReason(decided)}</p>
      {isAccepted && !replacement && <p>{messages.refundOfReturn(formatRupees(refund.total))}</p>}
      {replacement && (
        <p>
          <TextLink strong to={paths.staffOrder(replacement.order)}>
            {staffExchangeMessages.replacement(replacement.number)}
          </TextLink>
        </p>
      )}
      {!isAccepted && refusal && <p>{messages.refusedBecause(refusal)}</p>}
      {decidedAt !== undefined && (
        <p className={styles.quiet}>{`${returnMessages.statuses[status]}, ${formatMoment(decidedAt)}`}</p>
      )}
    </div>
  );
}
