import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import type { PackingOrder, StaffOrder } from '@e-store/shared/orders/staff-order';
import { formatRupees } from '@e-store/shared/money';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { failedDeliveryMessages } from '../../../messages/en/orders/failed-deliveries.ts';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import { refundApprovalMessages } from '../../../messages/en/refund-approval.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { type Priced, sumCash } from './bulk-move.ts';
import styles from './order.module.css';
import { correctOrder, decideReturn, moveOrder } from './staff-order.slice.ts';
import { useReturnCostField } from './failure-fields.tsx';
import { TrackingForm } from './tracking-form.tsx';
import { UnitsField } from './units-field.tsx';
import { useOrderChange } from './use-order-change.ts';

type DialogProps = {
  order: Pick<PackingOrder, '_id' | 'orderItems' | 'tracking'> & Priced;
  shown: StaffOrder;
  onClose: () => void;
};

export function CancelDialog({ order: { _id: id }, shown, onClose }: DialogProps) {
  const refund = shown.view === 'full' ? shown.refundIfCancelled : undefined;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const [reason, setReason] = useState<StaffCancelReason>('shopper-asked');
  const [note, setNote, deleteDraft] = useDraftedText(`order/${id}/cancel`);
  return (
    <ActionDialog
      title={adminOrderMessages.cancelTitle}
      action={adminOrderMessages.cancelTitle}
      act={() => send(dispatch(moveOrder({ id, to: 'Cancelled', reason, note })))}
      cancel={adminOrderMessages.dontCancel}
      onClose={onClose}
      onDone={deleteDraft}
    >
      <CancelReason
        reason={reason}
        note={note}
        isPaid={refund !== undefined}
        onReason={setReason}
        onNote={setNote}
      />
      {refund && <p>{describeRefundIfCancelled(refund)}</p>}
      <p className={styles.quiet}>{adminOrderMessages.cancelEffect}</p>
    </ActionDialog>
  );
}

type RefundIfCancelled = NonNullable<Extract<StaffOrder, { view: 'full' }>['refundIfCancelled']>;

const describeRefundIfCancelled = ({ amount, needsApproval }: RefundIfCancelled) =>
  needsApproval
    ? refundApprovalMessages.ifCancelledHeld(formatRupees(amount))
    : refundApprovalMessages.ifCancelled(formatRupees(amount));

type CancelReasonProps = {
  reason: StaffCancelReason;
  note: string;
  isPaid?: boolean;
  onReason: (reason: StaffCancelReason) => void;
  onNote: (note: string) => void;
};

const CANCEL_REASONS = Object.entries(adminOrderMessages.cancelReasons) as [StaffCancelReason, string][];

export function CancelReason({ reason, note, isPaid = false, onReason, onNote }: CancelReasonProps) {
  return (
    <>
      <RadioList
        legend={adminOrderMessages.cancelWhy}
        name="reason"
        options={CANCEL_REASONS.filter(([key]) => !isPaid || key !== 'not-paid')}
        value={reason}
        onChoose={onReason}
      />
      <TextArea
        label={adminOrderMessages.cancelNote}
        hint={adminOrderMessages.cancelNoteHint}
        rows={2}
        maxLength={300}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    </>
  );
}

/** For moves that cost money or are hard to notice. */
export function ConfirmMoveDialog({ order, to, onClose }: Omit<DialogProps, 'shown'> & { to: OrderStatus }) {
  const { _id: id } = order;
  const cash = sumCash([order]);
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const { ask } = moveMessages[to] ?? {};
  return (
    <ActionDialog
      title={ask?.title(1) ?? to}
      action={adminOrderMessages.moveLabel(to)}
      act={() => send(dispatch(moveOrder({ id, to })))}
      cancel={adminOrderMessages.closeWithout}
      onClose={onClose}
    >
      <p>{cash === undefined ? adminOrderMessages.sumOf(1, undefined) : ask?.lead(cash)}</p>
    </ActionDialog>
  );
}

export function HandOverDialog({ order: { _id: id, tracking }, onClose }: DialogProps) {
  const dispatch = useAppDispatch();
  const { busy, failure, change } = useOrderChange(id);
  const shipUntracked = async () => {
    if (await change('ship', () => dispatch(moveOrder({ id, to: 'Shipped' })))) onClose();
  };
  return (
    <Dialog label={adminOrderMessages.handOver} onClose={onClose}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{adminOrderMessages.trackingLater}</p>
        <TrackingForm
          draft={`order/${id}/hand-over`}
          tracking={tracking}
          submit={adminOrderMessages.handOver}
          send={(typed) => dispatch(moveOrder({ id, to: 'Shipped', tracking: typed }))}
          onDone={onClose}
        />
        <Button kind="ghost" busy={busy !== undefined} onClick={() => void shipUntracked()}>
          {adminOrderMessages.withoutTracking}
        </Button>
        {failure && <p role="alert">{failure}</p>}
      </div>
    </Dialog>
  );
}

export function RestockDialog({ order: { _id: id, orderItems }, shown, onClose }: DialogProps) {
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const [restocked, setRestocked] = useState(orderItems.map(({ quantity }) => quantity));
  const seesMoney = shown.view === 'full';
  const cost = useReturnCostField(
    failedDeliveryMessages.returnCost,
    seesMoney ? shown.returnCost : undefined,
  );
  return (
    <ActionDialog
      title={adminOrderMessages.backTitle}
      action={adminOrderMessages.backTitle}
      act={async () => {
        const costs = cost.read();
        return costs && send(dispatch(moveOrder({ id, to: 'Returned to shop', restocked, ...costs })));
      }}
      cancel={adminOrderMessages.closeWithout}
      onClose={onClose}
    >
      <p>{adminOrderMessages.backLead}</p>
      {orderItems.map((line, index) => (
        <UnitsField
          key={`${line.product} ${line.size ?? ''}`}
          labelOf={adminOrderMessages.backOf}
          line={line}
          value={restocked[index] ?? 0}
          onChange={(units) => setRestocked(restocked.with(index, units))}
        />
      ))}
      {seesMoney && cost.field}
    </ActionDialog>
  );
}

type Outcome = Awaited<ReturnType<ReturnType<typeof useOrderChange>['send']>>;

function useReason(label: string, missing: string, [reason, setReason]: [string, (reason: string) => void]) {
  const [error, setError] = useState<string>();
  async function sendReason(send: (reason: string) => Promise<Outcome>): Promise<Outcome | undefined> {
    const outcome = reason.trim() === '' ? undefined : await send(reason);
    const refused = outcome ? failureOf(outcome)?.fields?.['reason'] : missing;
    setError(refused);
    return refused ? undefined : outcome;
  }
  const field = (
    <TextArea
      label={label}
      rows={3}
      maxLength={300}
      value={reason}
      error={error}
      onChange={({ target }) => setReason(target.value)}
    />
  );
  return { sendReason, field };
}

type CorrectDialogProps = { id: string; from: OrderStatus; to: OrderStatus; onClose: () => void };

/** Requires an Admin and a reason. */
export function CorrectDialog({ id, from, to, onClose }: CorrectDialogProps) {
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const { correctReason, correctMissing } = adminOrderMessages;
  const [text, setText, deleteDraft] = useDraftedText(`order/${id}/correct`);
  const { sendReason, field } = useReason(correctReason, correctMissing, [text, setText]);
  const lead = moveMessages[from]?.correction;
  return (
    <ActionDialog
      title={adminOrderMessages.correctTitle(to)}
      action={adminOrderMessages.correct}
      act={() => sendReason((reason) => send(dispatch(correctOrder({ id, from, reason }))))}
      cancel={adminOrderMessages.closeWithout}
      onClose={onClose}
      onDone={deleteDraft}
    >
      {lead && <p>{lead}</p>}
      {field}
      <p className={styles.quiet}>{adminOrderMessages.correctionNote}</p>
    </ActionDialog>
  );
}

/** The shopper reads the reason in the order and by mail. */
export function RefuseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const [text, setText, deleteDraft] = useDraftedText(`order/${id}/refuse`);
  const { refuseWhy, refuseMissing } = adminOrderMessages;
  const { sendReason, field } = useReason(refuseWhy, refuseMissing, [text, setText]);
  return (
    <ActionDialog
      title={adminOrderMessages.refuseTitle}
      action={adminOrderMessages.refuseTitle}
      act={() => sendReason((reason) => send(dispatch(decideReturn({ id, accepted: false, reason }))))}
      cancel={adminOrderMessages.closeWithout}
      onClose={onClose}
      onDone={deleteDraft}
    >
      {field}
      <p className={styles.quiet}>{adminOrderMessages.refuseEffect}</p>
    </ActionDialog>
  );
}
