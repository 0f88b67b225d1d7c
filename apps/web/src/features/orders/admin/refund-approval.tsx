import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { Payment, RefundApproval } from '@e-store/shared/payments/payment';
import { isOnlinePayment } from '@e-store/shared/payments/payment-states';
import { paths } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { adminPaymentMessages } from '../../../messages/en/payments.ts';
import { refundApprovalMessages as messages } from '../../../messages/en/refund-approval.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import type { failureOf } from '../../../lib/thunk.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './refund-approval.module.css';

type ApprovalProps = {
  approval: RefundApproval;
  blockedBy?: string | undefined;
  onAsk: () => Promise<unknown>;
};

/** Asks for an approval that is missing or was declined. */
export function ApprovalNeeded({ approval, blockedBy, onAsk }: ApprovalProps) {
  const [isBusy, setBusy] = useState(false);
  const { state } = approval;
  if (state === 'waiting') return <WaitingApproval approval={approval} />;
  const ask = async () => {
    setBusy(true);
    await onAsk();
    setBusy(false);
  };
  return (
    <div className={styles.approval}>
      <WhyApproval approval={approval} />
      <Button
        size="compact"
        busy={isBusy}
        disabled={blockedBy !== undefined}
        aria-describedby={blockedBy}
        onClick={() => void ask()}
      >
        {messages.ask(formatRupees(approval.amount))}
      </Button>
    </div>
  );
}

export function WhyApproval({ approval }: { approval: RefundApproval }) {
  const { state, reason = '', decidedBy = '', oldLimit, sum } = approval;
  if (!canAsk(approval)) return null;
  return (
    <>
      <p>{state === 'declined' ? messages.declined(decidedBy, reason) : messages.needed}</p>
      {sum !== undefined && <p>{messages.sum(formatRupees(sum))}</p>}
      {oldLimit !== undefined && <p>{messages.oldLimit(formatRupees(oldLimit))}</p>}
    </>
  );
}

type Approvers = { hasSecondApprover?: boolean | undefined; secondApproverFrom?: string | undefined };

export function NoSecondAdmin({ id, secondApproverFrom: from }: Approvers & { id: string }) {
  return (
    <p role="status">
      <span id={id}>{from ? messages.secondAdminFrom(formatMoment(from)) : messages.noSecondAdmin}</span>{' '}
      <TextLink to={paths.settings('payments')}>{messages.openSettings}</TextLink>
    </p>
  );
}

const canAsk = (approval: RefundApproval | undefined) =>
  approval?.state === 'needed' || approval?.state === 'declined';

export const lacksApprover = (
  { hasSecondApprover }: Approvers,
  approvals: readonly (RefundApproval | undefined)[],
) => hasSecondApprover === false && approvals.some(canAsk);

export function WaitingApproval({ approval: { by = '', at, isOwn } }: { approval: RefundApproval }) {
  return (
    <>
      <p>{messages.waiting(by, at ? formatMoment(at) : '')}</p>
      {!isOwn && (
        <div>
          <ButtonLink kind="ghost" size="compact" to={paths.payments({ tab: 'to-approve' })}>
            {messages.openToApprove}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

export function ApprovedBy({ approval: { state, decidedBy = '', decidedAt } }: { approval: RefundApproval }) {
  return state === 'approved' && decidedAt !== undefined ? (
    <p>{messages.approvedBy(decidedBy, formatMoment(decidedAt))}</p>
  ) : null;
}

export function RefundDestination({ payment, approval }: { payment: Payment; approval: RefundApproval }) {
  const { payTo, sources = [] } = approval;
  const isOnline = isOnlinePayment(payment);
  if (payTo !== undefined && !isOnline) return <p>{messages.refundTo(payTo)}</p>;
  if (sources.length === 0) return null;
  const named = isOnline ? sources : sources.map(adminPaymentMessages.utr);
  return (
    <p>
      {messages.refundToPayer(named.join(', '))}
      {payTo !== undefined && (
        <>
          <br />
          {messages.ifNotPossible(payTo)}
        </>
      )}
    </p>
  );
}

type Decide = (decision: { approved: boolean; reason?: string }) => Promise<Parameters<typeof failureOf>[0]>;

type DecisionProps = {
  number: string;
  payment: Payment;
  approval: RefundApproval;
  onDecide: Decide;
  onDone: (isApproved: boolean) => void;
};

/** For a refund that somebody else asked for. */
export function ApprovalDecision({ number, payment, approval, onDecide, onDone }: DecisionProps) {
  const [choice, setChoice] = useState<'approve' | 'decline'>();
  const [reason, setReason] = useDraftedText(`payment/${number}/decline`);
  const [reasonError, setReasonError] = useState<string>();
  const { by = '', at, isOwn = false } = approval;
  const amount = formatRupees(approval.amount);
  async function decline() {
    const isMissing = reason.trim() === '';
    setReasonError(isMissing ? messages.reasonMissing : undefined);
    return isMissing ? undefined : onDecide({ approved: false, reason });
  }
  const destination = <RefundDestination payment={payment} approval={approval} />;
  const asked = (
    <>
      <p>{messages.askedBy(by, at ? formatMoment(at) : '')}</p>
      {destination}
    </>
  );
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
          {destination}
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
