import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { calculateRefund } from '@e-store/shared/orders/return-rules';
import { Fragment, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { adminOrderMessages as messages } from '../../../messages/en/orders/admin.ts';
import { staffExchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { CheckOption } from '../../../ui/radio-option.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { describeReturnedLine, nameLines } from '../order-care.ts';
import { describeReason } from './describe-return.ts';
import { RefuseDialog } from './order-dialogs.tsx';
import { decideReturn } from './staff-order.slice.ts';
import { UnitsField } from './units-field.tsx';
import { useOrderChange } from './use-order-change.ts';
import styles from './order.module.css';

const countUnits = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export function OpenReturn({ order, open }: { order: Order; open: OrderReturn }) {
  const dispatch = useAppDispatch();
  const { _id: id } = order;
  const { busy, failure, change } = useOrderChange(id);
  const lines = nameLines(order, open);
  const total = countUnits(lines);
  const [restocked, setRestocked] = useState(() =>
    lines.map(({ quantity }) => (open.reason === 'faulty' ? 0 : quantity)),
  );
  const [refused, setRefused] = useState<number[]>();
  const [reason, setReason, deleteDraft] = useDraftedText(`order/${id}/refuse-units`);
  const [reasonError, setReasonError] = useState<string>();
  const [isRefusing, setRefusing] = useState(false);
  const isExchange = open.exchange ?? false;
  const [isSending, setSending] = useState(isExchange);

  const left = lines.map(({ quantity }, index) => quantity - (refused?.[index] ?? 0));
  const back = restocked.map((units, index) => Math.min(units, left[index] ?? 0));
  const accepted = lines
    .map((line, index) => ({ ...line, quantity: left[index] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const count = countUnits(accepted);
  const returns = order.returns.filter((one) => one !== open);
  const refund = count === total ? open.refund : calculateRefund({ ...order, returns }, accepted);

  const refundEffect =
    refund.total > 0 ? messages.refundOf(formatRupees(refund.total)) : messages.nothingToRefund;
  const effect = isSending ? staffExchangeMessages.effect : refundEffect;
  const partAction = count > 0 ? messages.acceptSome(count, total) : messages.refuse;

  async function decide() {
    const isReasonMissing = count < total && reason.trim() === '';
    setReasonError(isReasonMissing ? messages.refuseMissing : undefined);
    if (isReasonMissing) return;
    const part = count < total && { refused, reason };
    const exchange = isSending && { exchange: true };
    const decision =
      count > 0
        ? ({ accepted: true, restocked: back, ...part, ...exchange } as const)
        : ({ accepted: false, reason } as const);
    if ((await change('accept', () => dispatch(decideReturn({ id, ...decision })))) && part) deleteDraft();
  }

  return (
    <Panel title={messages.returnTitle}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        {isExchange && (
          <ul>
            {lines.map((line) => (
              <li key={`${line.product} ${line.size ?? ''}`}>
                <b>{describeReturnedLine(line)}</b>
              </li>
            ))}
          </ul>
        )}
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
        {isExchange && count > 0 && (
          <CheckOption
            checked={isSending}
            label={staffExchangeMessages.send}
            onChange={({ target }) => setSending(target.checked)}
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
