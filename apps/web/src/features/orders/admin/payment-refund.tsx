import { formatRupees } from '@e-store/shared/money';
import type { StaffPayment } from '@e-store/shared/payments/endpoints';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { adminPaymentMessages as messages } from '../../../messages/en/payments.ts';
import { checkBy, type Sent } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ApprovalNeeded } from './refund-approval.tsx';
import styles from './payment-refund.module.css';

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/payments/endpoints')).refundStaffPayment.body);

type RefundProps = {
  row: StaffPayment;
  /** Reports the outcome. Without a reference the provider of the payment refunds. */
  onRefund: (row: StaffPayment, reference?: string) => Promise<Sent>;
};

/** A refund that failed at the provider can be paid by hand. */
export function PaymentRefund({
  row,
  onRefund,
  blockedBy,
  onAsk,
}: RefundProps & { blockedBy?: string | undefined; onAsk: (row: StaffPayment) => Promise<unknown> }) {
  const { payment, canRefundOnline, refundProblem, approval } = row;
  if (approval && approval.state !== 'approved')
    return <ApprovalNeeded approval={approval} blockedBy={blockedBy} onAsk={() => onAsk(row)} />;
  if (payment.refunds?.some(({ state }) => state === 'pending')) return messages.refundOnWay;
  if (!canRefundOnline) return <RefundByHand row={row} onRefund={onRefund} />;
  return (
    <div className={styles.actions}>
      {refundProblem !== undefined && <p role="status">{messages.refundFailed(refundProblem)}</p>}
      <OnlineRefund row={row} onRefund={onRefund} />
      {refundProblem !== undefined && <RefundByHand row={row} onRefund={onRefund} />}
    </div>
  );
}

function OnlineRefund({ row, onRefund }: RefundProps) {
  const [isBusy, setBusy] = useState(false);
  const refund = async () => {
    setBusy(true);
    await onRefund(row);
    setBusy(false);
  };
  return (
    <Button size="compact" busy={isBusy} onClick={() => void refund()}>
      {messages.refundOnline(formatRupees(row.payment.refundDue))}
    </Button>
  );
}

function RefundByHand({ row, onRefund }: RefundProps) {
  const { field, busy, onSubmit } = useDraftedForm<{ reference?: string | undefined }>({
    draft: `payment/${row.order}/refund`,
    loadCheck,
    defaultValues: { reference: '' },
    send: ({ reference }) => onRefund(row, reference),
  });
  return (
    <form className={styles.actions} noValidate onSubmit={(event) => void onSubmit(event)}>
      {row.payTo && <p>{adminOrderMessages.payTo(row.payTo)}</p>}
      <Field
        {...field('reference')}
        label={messages.refundReference(row.number)}
        autoComplete="off"
        maxLength={300}
      />
      <Button type="submit" size="compact" busy={busy}>
        {messages.markRefunded}
      </Button>
    </form>
  );
}
