import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { hasRefundFailed } from '@e-store/shared/orders/return-rules';
import type { StaffRefund } from '@e-store/shared/orders/staff-order';
import { isOnlinePayment } from '@e-store/shared/payments/payment-states';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { staffExchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { adminPaymentMessages } from '../../../messages/en/payments.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { describeReturn } from './describe-return.ts';
import styles from './order.module.css';
import { requestApproval } from './payments.slice.ts';
import { AccountChange, RefundAccountForm, useAccountForm } from './refund-account-form.tsx';
import { ApprovalNeeded, ApprovedBy, RefundDestination } from './refund-approval.tsx';
import { payRefund, refetchStaffOrder } from './staff-order.slice.ts';
import { useOrderChange } from './use-order-change.ts';

type RefundProps = { order: Order; refund: StaffRefund };

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/orders/staff-return-endpoints')).refundStaffOrder.body);

/** Asks for the approval of a refund above the limit, and shows its state. */
export function HeldRefund({ order, refund, blockedBy }: RefundProps & { blockedBy: string | undefined }) {
  const { _id: id } = order;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const account = useAccountForm(order, refund);
  const [problem, setProblem] = useState<string>();
  if (!refund.approval) return null;
  const isAccountMissing = refund.payTo === undefined && !isOnlinePayment(order.payment);
  const shownProblem = problem ?? (isAccountMissing ? undefined : account.failure?.message);
  const ask = async () => {
    const refused = failureOf(await send(dispatch(requestApproval({ id, return: refund.return }))));
    setProblem(refused?.message);
    if (!refused) await dispatch(refetchStaffOrder(id));
  };
  return (
    <div className={styles.stack}>
      <p>
        <b>{`${adminOrderMessages.refundDue}: ${formatRupees(refund.amount)}`}</b>
      </p>
      <ReturnedItems order={order} refund={refund} />
      {shownProblem !== undefined && <ErrorPanel message={shownProblem} />}
      <RefundDestination payment={order.payment} approval={refund.approval} />
      {isAccountMissing ? (
        <RefundAccountForm order={order} refund={refund} account={account} />
      ) : (
        <>
          <ApprovalNeeded approval={refund.approval} blockedBy={blockedBy} onAsk={ask} />
          {refund.payTo !== undefined && <AccountChange order={order} refund={refund} />}
        </>
      )}
    </div>
  );
}

function ReturnedItems({ order, refund }: RefundProps) {
  const items = describeReturn(order, refund.return);
  return items && <p className={styles.quiet}>{adminOrderMessages.refundFor(items)}</p>;
}

export function ReturnRefund({ order, refund }: RefundProps) {
  const amount = formatRupees(refund.amount);
  if (refund.paidAt) {
    const { replacement } = order.returns.find(({ _id }) => _id === refund.return) ?? {};
    const done = replacement ? staffExchangeMessages.exchanged : adminOrderMessages.refundDone;
    return (
      <div>
        <b>{`${done}: ${amount}`}</b>
        <ReturnedItems order={order} refund={refund} />
        <p className={styles.quiet}>{`${formatMoment(refund.paidAt)}, ${refund.reference ?? ''}`}</p>
        {replacement && refund.payTo !== undefined && (
          <>
            <p>{staffExchangeMessages.owed(replacement.number, refund.payTo)}</p>
            <AccountChange order={order} refund={refund} />
          </>
        )}
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <p>
        <b>{`${adminOrderMessages.refundDue}: ${amount}`}</b>
      </p>
      <ReturnedItems order={order} refund={refund} />
      {refund.approval && <ApprovedBy approval={refund.approval} />}
      {isOnlinePayment(order.payment) ? (
        <OnlineRefund order={order} refund={refund} />
      ) : (
        <RefundByHand order={order} refund={refund} />
      )}
    </div>
  );
}

function OnlineRefund({ order, refund }: RefundProps) {
  const dispatch = useAppDispatch();
  const { busy, failure, change } = useOrderChange(order._id);
  const { refunds } = order.payment;
  if (refunds?.some(({ state }) => state === 'pending')) return <p>{adminPaymentMessages.refundOnWay}</p>;
  const hasFailed = hasRefundFailed(order.payment, refund.return);
  const pay = () => dispatch(payRefund({ id: order._id, returnId: refund.return, online: true }));
  return (
    <>
      {hasFailed && <p role="status">{adminPaymentMessages.lastRefundFailed}</p>}
      {failure !== undefined && <ErrorPanel message={failure} />}
      <Button className={styles.wrapping} busy={busy !== undefined} onClick={() => void change('pay', pay)}>
        {adminPaymentMessages.refundToSource(formatRupees(refund.amount))}
      </Button>
      <RefundByHand order={order} refund={refund} alternative={hasFailed ? 'open' : 'closed'} />
    </>
  );
}

type ByHandProps = RefundProps & { alternative?: 'open' | 'closed' };

function RefundByHand({ order, refund, alternative }: ByHandProps) {
  const { _id: id } = order;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const account = useAccountForm(order, refund);
  const { form, field, busy, failure, onSubmit, isBack } = useDraftedForm<{ reference?: string | undefined }>(
    {
      draft: `order/${id}/refund/${refund.return}`,
      loadCheck,
      defaultValues: { reference: '' },
      send: ({ reference }) =>
        send(dispatch(payRefund({ id, returnId: refund.return, reference, payTo: refund.payTo }))),
    },
  );
  useFocusOnceKnown(refund.payTo, () => form.setFocus('reference'));
  const content = refund.payTo ? (
    <div className={styles.stack}>
      <p>{adminOrderMessages.payTo(refund.payTo)}</p>
      <Form failure={failure?.message ?? account.failure?.message} onSubmit={onSubmit}>
        <Field
          {...field('reference')}
          label={adminOrderMessages.reference}
          autoComplete="off"
          maxLength={300}
        />
        <SubmitButton busy={busy} kind={alternative ? 'ghost' : 'primary'}>
          {adminPaymentMessages.markRefunded}
        </SubmitButton>
      </Form>
      <AccountChange order={order} refund={refund} />
    </div>
  ) : (
    <RefundAccountForm order={order} refund={refund} account={account} />
  );
  if (!alternative) return content;
  return (
    <details className={styles.otherWay} open={alternative === 'open' || isBack}>
      <summary>{adminPaymentMessages.refundAnotherWay}</summary>
      {content}
    </details>
  );
}

function useFocusOnceKnown(payTo: string | undefined, focus: () => void) {
  const wasKnown = useRef(payTo !== undefined);
  const focusField = useEffectEvent(focus);
  useEffect(() => {
    if (payTo !== undefined && !wasKnown.current) focusField();
    wasKnown.current = payTo !== undefined;
  }, [payTo]);
}
