import { isSameLine } from '@e-store/shared/cart/cart-line';
import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { calculateRefund } from '@e-store/shared/orders/return-rules';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { Fragment, useEffect, useRef, useState } from 'react';
import { adminOrderMessages as messages } from '../../../messages/en/orders/admin.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import { staffReturnMessages } from '../../../messages/en/orders/staff-returns.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { RefuseDialog } from './order-dialogs.tsx';
import { RequestReturnDialog } from './request-return-dialog.tsx';
import { decideReturn } from './staff-order.slice.ts';
import { UnitsField } from './units-field.tsx';
import { useOrderChange } from './use-order-change.ts';
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
  [messages.returnReasons[reason], note].filter(Boolean).join(': ');

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
                <p className={styles.quiet}>{messages.restockedOf(units, quantity - units)}</p>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.said}>{describeReason(decided)}</p>
      {isAccepted && <p>{messages.refundOfReturn(formatRupees(refund.total))}</p>}
      {!isAccepted && refusal && <p>{messages.refusedBecause(refusal)}</p>}
      {decidedAt !== undefined && (
        <p className={styles.quiet}>{`${returnMessages.statuses[status]}, ${formatMoment(decidedAt)}`}</p>
      )}
    </div>
  );
}

const countUnits = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function OpenReturn({ order, open }: { order: Order; open: OrderReturn }) {
  const dispatch = useAppDispatch();
  const { _id: id } = order;
  const { busy, failure, change } = useOrderChange(id);
  const lines = nameLines(order, open);
  const total = countUnits(lines);
  const [restocked, setRestocked] = useState(lines.map(({ quantity }) => quantity));
  const [refused, setRefused] = useState<number[]>();
  const [reason, setReason, deleteDraft] = useDraftedText(`order/${id}/refuse-units`);
  const [reasonError, setReasonError] = useState<string>();
  const [isRefusing, setRefusing] = useState(false);

  const left = lines.map(({ quantity }, index) => quantity - (refused?.[index] ?? 0));
  const back = restocked.map((units, index) => Math.min(units, left[index] ?? 0));
  const accepted = lines
    .map((line, index) => ({ ...line, quantity: left[index] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const count = countUnits(accepted);
  const returns = order.returns.filter((one) => one !== open);
  const refund = count === total ? open.refund : calculateRefund({ ...order, returns }, accepted);

  const effect = refund.total > 0 ? messages.refundOf(formatRupees(refund.total)) : messages.nothingToRefund;
  const partAction = count > 0 ? messages.acceptSome(count, total) : messages.refuse;

  async function decide() {
    const isReasonMissing = count < total && reason.trim() === '';
    setReasonError(isReasonMissing ? messages.refuseMissing : undefined);
    if (isReasonMissing) return;
    const part = count < total && { refused, reason };
    const decision =
      count > 0
        ? ({ accepted: true, restocked: back, ...part } as const)
        : ({ accepted: false, reason } as const);
    if ((await change('accept', () => dispatch(decideReturn({ id, ...decision })))) && part) deleteDraft();
  }

  return (
    <Panel title={messages.returnTitle}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p className={styles.said}>{describeReason(open)}</p>
        <p className={styles.quiet}>{refused ? messages.partLead : messages.returnLead}</p>
        {lines.map((line, index) => (
          <Fragment key={`${line.product} ${line.size ?? ''}`}>
            {refused && (
              <UnitsField
                labelOf={messages.refusedUnitsOf}
                line={line}
                value={refused[index] ?? 0}
                onChange={(units) => setRefused(refused.with(index, units))}
              />
            )}
            <UnitsField
              labelOf={messages.backOf}
              line={line}
              max={left[index] ?? 0}
              value={back[index] ?? 0}
              onChange={(units) => setRestocked(restocked.with(index, units))}
            />
          </Fragment>
        ))}
        {count < total && (
          <TextArea
            label={messages.refuseWhy}
            rows={3}
            maxLength={300}
            value={reason}
            error={reasonError}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <p role="status">{count > 0 ? effect : messages.refuseEffect}</p>
        <div className={styles.ways}>
          <Button size="compact" busy={busy === 'accept'} onClick={() => void decide()}>
            {count === total ? messages.accept : partAction}
          </Button>
          {refused ? (
            <Button kind="ghost" size="compact" onClick={() => setRefused(undefined)}>
              {messages.decideWhole}
            </Button>
          ) : (
            <>
              {total > 1 && (
                <Button kind="ghost" size="compact" onClick={() => setRefused(lines.map(() => 0))}>
                  {messages.acceptPart}
                </Button>
              )}
              <Button kind="ghost" size="compact" aria-haspopup="dialog" onClick={() => setRefusing(true)}>
                {messages.refuse}
              </Button>
            </>
          )}
        </div>
        {isRefusing && <RefuseDialog id={id} onClose={() => setRefusing(false)} />}
      </div>
    </Panel>
  );
}
