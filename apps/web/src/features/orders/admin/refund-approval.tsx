import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { RefundApproval } from '@e-store/shared/payments/payment';
import { useState } from 'react';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { refundApprovalMessages as messages } from '../../../messages/en/refund-approval.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import type { failureOf } from '../../../lib/thunk.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './refund-approval.module.css';

type ApprovalProps = { approval: RefundApproval; onAsk: () => Promise<unknown> };

/** Asks for an approval that is missing or was declined. */
export function ApprovalNeeded({ approval, onAsk }: ApprovalProps) {
  const [isBusy, setBusy] = useState(false);
  const { state, by = '', at, reason = '', decidedBy = '' } = approval;
  if (state === 'waiting') return <p>{messages.waiting(by, at ? formatMoment(at) : '')}</p>;
  const ask = async () => {
    setBusy(true);
    await onAsk();
    setBusy(false);
  };
  return (
    <div className={styles.approval}>
      <p>{state === 'declined' ? messages.declined(decidedBy, reason) : messages.needed}</p>
      <Button size="compact" busy={isBusy} onClick={() => void ask()}>
        {messages.ask(formatRupees(approval.amount))}
      </Button>
    </div>
  );
}

type Decide = (decision: { approved: boolean; reason?: string }) => Promise<Parameters<typeof failureOf>[0]>;

type DecisionProps = {
  number: string;
  approval: RefundApproval;
  onDecide: Decide;
  onDone: (isApproved: boolean) => void;
};

/** For a refund that somebody else asked for. */
export function ApprovalDecision({ number, approval, onDecide, onDone }: DecisionProps) {
  const [choice, setChoice] = useState<'approve' | 'decline'>();
  const [reason, setReason] = useDraftedText(`payment/${number}/decline`);
  const [reasonError, setReasonError] = useState<string>();
  const { by = '', at, isOwn = false } = approval;
  const amount = formatRupees(approval.amount);
  const asked = <p>{messages.askedBy(by, at ? formatMoment(at) : '')}</p>;
  async function decline() {
    const isMissing = reason.trim() === '';
    setReasonError(isMissing ? messages.reasonMissing : undefined);
    return isMissing ? undefined : onDecide({ approved: false, reason });
  }
  if (isOwn)
    return (
      <div className={styles.approval}>
        {asked}
        <p>{messages.isOwn}</p>
      </div>
    );
  return (
    <div className={styles.approval}>
      {asked}
      <div className={styles.buttons}>
        <Button size="compact" onClick={() => setChoice('approve')}>
          {messages.approve}
        </Button>
        <Button kind="ghost" size="compact" onClick={() => setChoice('decline')}>
          {messages.decline}
        </Button>
      </div>
      {choice === 'approve' && (
        <ActionDialog
          title={messages.approveTitle(amount, number)}
          action={messages.approve}
          cancel={messages.back}
          act={() => onDecide({ approved: true })}
          onClose={() => setChoice(undefined)}
          onDone={() => onDone(true)}
        >
          <p>{messages.approveLead}</p>
        </ActionDialog>
      )}
      {choice === 'decline' && (
        <ActionDialog
          title={messages.declineTitle(amount, number)}
          action={messages.decline}
          cancel={messages.back}
          isForm
          act={decline}
          onClose={() => {
            setReason('');
            setReasonError(undefined);
            setChoice(undefined);
          }}
          onDone={() => onDone(false)}
        >
          <Field
            label={messages.reason}
            value={reason}
            maxLength={300}
            autoComplete="off"
            required
            error={reasonError}
            onChange={({ target }) => setReason(target.value)}
          />
        </ActionDialog>
      )}
    </div>
  );
}
