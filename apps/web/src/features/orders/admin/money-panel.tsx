import { formatRupees } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import type { Order } from '@e-store/shared/orders/order';
import type { StaffOrder, StaffRefund } from '@e-store/shared/orders/staff-order';
import { isOnlinePayment, isPaidAtDoor } from '@e-store/shared/payments/payment-states';
import { clsx } from 'clsx';
import { useState } from 'react';
import { adminPaymentMessages } from '../../../messages/en/payments.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { listOrderSums, orderRefundDue } from './order-sums.ts';
import styles from './order.module.css';
import { decidePayment, requestApproval } from './payments.slice.ts';
import { ApprovalNeeded } from './refund-approval.tsx';
import { describeReturn } from './returns-panel.tsx';
import { useOrderChange } from './use-order-change.ts';
import { payRefund, refetchStaffOrder } from './staff-order.slice.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/orders/staff-return-endpoints')).refundStaffOrder.body);

type FullOrder = Extract<StaffOrder, { view: 'full' }>;
type RefundProps = { order: Order; refund: StaffRefund };

/** Pays a refund through the payment gateway, from which the money came. */
function OnlineRefund({ order, refund }: RefundProps) {
  const dispatch = useAppDispatch();
  const { busy, failure, change } = useOrderChange(order._id);
  if (order.payment.refunds?.some(({ state }) => state === 'pending'))
    return <p>{adminPaymentMessages.refundOnWay}</p>;
  const pay = () => dispatch(payRefund({ id: order._id, returnId: refund.return, online: true }));
  return (
    <>
      {failure !== undefined && <ErrorPanel message={failure} />}
      <Button busy={busy !== undefined} onClick={() => void change('pay', pay)}>
        {adminPaymentMessages.refundOnline(formatRupees(refund.amount))}
      </Button>
    </>
  );
}

/** Asks for the approval of a refund above the limit, and shows its state. */
function HeldRefund({ order, refund }: RefundProps) {
  const { _id: id } = order;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const [problem, setProblem] = useState<string>();
  if (!refund.approval) return null;
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
      {problem !== undefined && <ErrorPanel message={problem} />}
      <ApprovalNeeded approval={refund.approval} onAsk={ask} />
    </div>
  );
}

function ReturnedItems({ order, refund }: RefundProps) {
  const items = describeReturn(order, refund.return);
  return items && <p className={styles.quiet}>{adminOrderMessages.refundFor(items)}</p>;
}

function RefundForm({ order, refund }: RefundProps) {
  const { _id: id } = order;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const { field, busy, failure, onSubmit } = useDraftedForm<{ reference?: string | undefined }>({
    draft: `order/${id}/refund/${refund.return}`,
    loadCheck,
    defaultValues: { reference: '' },
    send: ({ reference }) => send(dispatch(payRefund({ id, returnId: refund.return, reference }))),
  });
  const amount = formatRupees(refund.amount);
  if (refund.paidAt)
    return (
      <div>
        <b>{`${adminOrderMessages.refundDone}: ${amount}`}</b>
        <ReturnedItems order={order} refund={refund} />
        <p className={styles.quiet}>{`${formatMoment(refund.paidAt)}, ${refund.reference ?? ''}`}</p>
      </div>
    );
  return (
    <div className={styles.stack}>
      <p>
        <b>{`${adminOrderMessages.refundDue}: ${amount}`}</b>
        <br />
        {refund.payTo && adminOrderMessages.payTo(refund.payTo)}
      </p>
      <ReturnedItems order={order} refund={refund} />
      {order.payment.details?.['order'] && <OnlineRefund order={order} refund={refund} />}
      <Form failure={failure?.message} onSubmit={onSubmit}>
        <Field
          {...field('reference')}
          label={adminOrderMessages.reference}
          autoComplete="off"
          maxLength={300}
        />
        <SubmitButton busy={busy}>{adminOrderMessages.markPaid}</SubmitButton>
      </Form>
    </div>
  );
}

/** The Payments screen pays it. */
function OrderRefund({ amount, isOnWay }: { amount: number; isOnWay: boolean }) {
  return (
    <div className={styles.stack}>
      <p>
        <b>{`${adminOrderMessages.refundDue}: ${formatRupees(amount)}`}</b>
        {isOnWay && (
          <>
            <br />
            {adminPaymentMessages.refundOnWay}
          </>
        )}
      </p>
      <div>
        <ButtonLink kind="ghost" size="compact" to={paths.payments({ tab: 'refunds' })}>
          {adminOrderMessages.openRefunds}
        </ButtonLink>
      </div>
    </div>
  );
}

function Confirmed({ shown: { order, canWithdrawPayment } }: { shown: FullOrder }) {
  const [isAsked, setAsked] = useState(false);
  const { showMessage, toast } = useToast();
  const reference = describeReference(order.payment);
  return (
    <>
      {reference !== undefined && <p className={styles.quiet}>{reference}</p>}
      {canWithdrawPayment && (
        <div>
          <Button kind="ghost" size="compact" onClick={() => setAsked(true)}>
            {adminPaymentMessages.withdraw}
          </Button>
        </div>
      )}
      {isAsked && (
        <WithdrawPaymentDialog
          order={order}
          onClose={() => setAsked(false)}
          onDone={() => showMessage(adminPaymentMessages.withdrawn)}
        />
      )}
      {toast}
    </>
  );
}

function describeReference(payment: Order['payment']): string | undefined {
  const { reference, claimed, rejected } = payment;
  if (isOnlinePayment(payment)) return reference;
  if (reference !== undefined) return adminPaymentMessages.utr(reference);
  if (claimed) return adminPaymentMessages.utrToCheck(claimed.reference);
  return rejected && adminPaymentMessages.utrNotFound(rejected.reference);
}

type WithdrawProps = { order: Order; onClose: () => void; onDone: () => void };

function WithdrawPaymentDialog({ order, onClose, onDone }: WithdrawProps) {
  const { _id: id, number, payment } = order;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const amount = formatRupees(payment.amount);
  return (
    <ActionDialog
      title={adminPaymentMessages.withdraw}
      action={adminPaymentMessages.withdraw}
      act={() => send(dispatch(decidePayment({ id, received: false, isMistake: true })))}
      cancel={adminOrderMessages.closeWithout}
      onClose={onClose}
      onDone={() => {
        onDone();
        void dispatch(refetchStaffOrder(id));
      }}
    >
      <p>
        {isPaidAtDoor(payment)
          ? adminPaymentMessages.withdrawAtDoorEffect(amount, number)
          : adminPaymentMessages.withdrawEffect(amount, number)}
      </p>
    </ActionDialog>
  );
}

/** Hidden from packers. */
export function MoneyPanel({ shown }: { shown: StaffOrder }) {
  if (shown.view !== 'full') return null;
  const { order, refunds } = shown;
  const dueOutsideReturns = orderRefundDue(shown);
  return (
    <Panel
      title={adminOrderMessages.money}
      aside={<b>{`${order.paymentInfo.method}, ${adminOrderMessages.payments[order.paymentInfo.status]}`}</b>}
    >
      <div className={styles.stack}>
        <dl className={styles.sums}>
          {listOrderSums(order).map(({ name, amount, isTotal }) => (
            <div key={name} className={clsx(styles.sum, isTotal && styles.total)}>
              <dt>{name}</dt>
              <dd>{formatRupees(amount)}</dd>
            </div>
          ))}
        </dl>
        <Confirmed shown={shown} />
        {dueOutsideReturns > 0 && (
          <OrderRefund
            amount={dueOutsideReturns}
            isOnWay={order.payment.refunds?.some(({ state }) => state === 'pending') ?? false}
          />
        )}
        {refunds.map((refund) =>
          refund.approval && refund.approval.state !== 'approved' ? (
            <HeldRefund key={refund.return} order={order} refund={refund} />
          ) : (
            <RefundForm key={refund.return} order={order} refund={refund} />
          ),
        )}
      </div>
    </Panel>
  );
}
