import { formatRupees } from '@e-store/shared/money';
import { UNDO_OFFERED_MS } from '@e-store/shared/orders/order-corrections';
import { ORDER_STATUSES, type OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { useState, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { clsx } from 'clsx';
import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { BulkBar } from '../../../ui/admin/bulk-bar.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { type BulkMove, needsConfirmation, type MovedRow, sumCash } from './bulk-move.ts';
import { selectionPrinted } from './printed-orders.slice.ts';
import { exportOrders, moveOrders, undoMoves } from './staff-orders.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ButtonLink, Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { Icon } from '../../../ui/icon.tsx';
import { failedDeliveryMessages } from '../../../messages/en/orders/failed-deliveries.ts';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import { useFailureFields, useReturnCostField } from './failure-fields.tsx';
import { CancelReason } from './order-dialogs.tsx';
import styles from './order-list.module.css';

type BulkMovesProps = { rows: readonly MovedRow[]; onDone: () => void };

export function BulkMoves({ rows, onDone }: BulkMovesProps) {
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { showMessage, showError, toast } = useToast(UNDO_OFFERED_MS);
  const [busy, setBusy] = useState<OrderStatus>();
  const [asking, setAsking] = useState<OrderStatus>();
  const [outcome, setOutcome] = useState<{ message: string | undefined; refused: MoveResult[] }>();
  const [failure, setFailure] = useState<string>();
  const ids = rows.map(({ _id }) => _id);
  const movable = (to: OrderStatus) => rows.filter(({ moves }) => moves.includes(to));
  const offered = ORDER_STATUSES.filter((to) => movable(to).length > 0);

  async function move(body: BulkMove, moved: readonly MovedRow[]) {
    setBusy(body.to);
    setFailure(undefined);
    setOutcome(undefined);
    const answered = await dispatch(moveOrders({ ids: moved.map(({ _id }) => _id), ...body }));
    setBusy(undefined);
    const refusal = failureOf(answered);
    if (refusal) {
      setFailure(refusal.message);
      return answered;
    }
    const { results } = answered.payload as { results: MoveResult[] };
    const done = results.filter((result) => result.done);
    const sum = sumCash(moved.filter(({ _id }) => done.some(({ id }) => id === _id)));
    const cash = sum ? formatRupees(sum) : undefined;
    setAsking(undefined);
    setOutcome({
      message: done.length > 0 ? adminOrderMessages.moved(done.length, body.to, cash) : undefined,
      refused: results.filter((result) => !result.done),
    });
    const undoable = done.flatMap(({ id, move: name }) => (name ? [{ id, move: name }] : []));
    if (undoable.length > 0) showMessage(adminOrderMessages.undoOffer, () => void undo(undoable));
    onDone();
    await revalidate();
    return answered;
  }

  async function undo(moves: { id: string; move: string }[]) {
    setOutcome(undefined);
    const answered = await dispatch(undoMoves({ moves }));
    const refusal = failureOf(answered);
    if (refusal) return showError(refusal.message);
    const { results } = answered.payload as { results: MoveResult[] };
    const done = results.filter((result) => result.done).length;
    setOutcome({
      message: done > 0 ? adminOrderMessages.undone(done) : undefined,
      refused: results.filter((result) => !result.done),
    });
    await revalidate();
  }

  const dialog = asking && {
    rows: movable(asking),
    onMove: (body: BulkMove) => move(body, movable(asking)),
    onClose: () => setAsking(undefined),
  };
  return (
    <>
      {failure && !asking && <ErrorPanel message={failure} />}
      <BulkBar count={rows.length} onClear={onDone}>
        {offered.map((to) => (
          <Button
            key={to}
            size="compact"
            kind="ghost"
            busy={busy === to}
            disabled={busy !== undefined && busy !== to}
            aria-haspopup={needsConfirmation(to) ? 'dialog' : undefined}
            onClick={() => {
              setFailure(undefined);
              setOutcome(undefined);
              if (needsConfirmation(to)) setAsking(to);
              else void move({ to }, rows);
            }}
          >
            {adminOrderMessages.moveLabel(to)}
          </Button>
        ))}
        <ButtonLink
          kind="ghost"
          size="compact"
          to={paths.printOrders(ids)}
          onClick={() => dispatch(selectionPrinted(ids))}
        >
          {adminOrderMessages.printSlips}
        </ButtonLink>
        <ExportButton
          label={adminOrderMessages.exportList}
          ask={() => dispatch(exportOrders({ ids: ids.join(',') }))}
        />
      </BulkBar>
      {dialog && asking === 'Shipped' && <ShipDialog {...dialog} busy={busy === asking} failure={failure} />}
      {dialog && asking !== 'Shipped' && <MoveDialog key={asking} to={asking} {...dialog} />}
      <Outcome isBusy={busy !== undefined} outcome={outcome} />
      {toast}
    </>
  );
}

type MoveResult = ApiResponse<'POST /admin/orders/moves'>['results'][number];

type OutcomeProps = {
  isBusy: boolean;
  outcome: { message: string | undefined; refused: readonly MoveResult[] } | undefined;
};

/** Takes the focus, since the pressed buttons are gone. */
function Outcome({ isBusy, outcome }: OutcomeProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) panel.current?.focus({ preventScroll: true });
  }, [outcome]);
  const refused = outcome?.refused ?? [];
  const isFailed = refused.length > 0;
  return (
    <output className={styles.outcome}>
      {isBusy && adminOrderMessages.moving}
      {!isBusy && outcome && (
        <div ref={panel} tabIndex={-1} className={clsx(styles.results, isFailed && styles.failed)}>
          <Icon of={isFailed ? CircleAlert : CircleCheck} className={styles.resultIcon} />
          <div className={styles.resultWords}>
            {outcome.message && <p>{outcome.message}</p>}
            {isFailed && (
              <>
                <p>{adminOrderMessages.notMoved(refused.length)}</p>
                <ul>
                  {refused.map(({ id, number, message = '' }) => (
                    <li key={id}>{adminOrderMessages.failureLine(number ?? id, message)}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      )}
    </output>
  );
}

type MoveDialogProps = {
  to: OrderStatus;
  rows: readonly MovedRow[];
  onMove: (move: BulkMove) => Promise<Parameters<typeof failureOf>[0]>;
  onClose: () => void;
};

function MoveDialog({ to, rows, onMove, onClose }: MoveDialogProps) {
  const [reason, setReason] = useState<StaffCancelReason>('shopper-asked');
  const [note, setNote] = useState('');
  const [restocked, setRestocked] = useState<'all' | 'none'>('all');
  const attempts = Math.max(...rows.map(({ failed }) => failed?.attempts ?? 0)) + 1;
  const failure = useFailureFields(attempts);
  const cost = useReturnCostField(failedDeliveryMessages.returnCostEach);
  const { ask } = moveMessages[to] ?? {};
  const sum = sumCash(rows);
  /** `undefined` while something is missing. */
  function readFields() {
    if (to === 'Cancelled') return { reason, note };
    if (to === 'Delivery failed') return failure.read();
    if (to !== 'Returned to shop') return {};
    const costs = cost.read();
    return costs && { restocked, ...costs };
  }
  const lead = sum === undefined ? undefined : ask?.lead(sum);
  return (
    <ActionDialog
      title={ask?.title(rows.length) ?? to}
      action={adminOrderMessages.moveLabel(to)}
      act={async () => {
        const entered = readFields();
        return entered && onMove({ to, ...entered });
      }}
      cancel={to === 'Cancelled' ? adminOrderMessages.dontCancel : adminOrderMessages.closeWithout}
      onClose={onClose}
    >
      <p>{lead ?? adminOrderMessages.sumOf(rows.length, undefined)}</p>
      {to === 'Returned to shop' && (
        <RadioList
          legend={adminOrderMessages.restockTitle}
          hint={adminOrderMessages.restockHint}
          name="restocked"
          options={[
            ['all', adminOrderMessages.restockAll],
            ['none', adminOrderMessages.restockNone],
          ]}
          value={restocked}
          onChoose={setRestocked}
        />
      )}
      {to === 'Returned to shop' && sum !== undefined && cost.field}
      {to === 'Delivery failed' && (
        <>
          {failure.fields}
          <p className={styles.hint}>{failedDeliveryMessages.customerMail(rows.length)}</p>
        </>
      )}
      {to === 'Cancelled' && (
        <CancelReason reason={reason} note={note} onReason={setReason} onNote={setNote} />
      )}
    </ActionDialog>
  );
}
