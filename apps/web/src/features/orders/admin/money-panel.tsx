import { formatRupees } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import type { Order } from '@e-store/shared/orders/order';
import type { StaffOrder, StaffRefund } from '@e-store/shared/orders/staff-order';
import type { RefundApproval } from '@e-store/shared/payments/payment';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { adminPaymentMessages } from '../../../messages/en/payments.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { staffExchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { formatMethod } from '../../../messages/en/ui-admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { isRefundedByExchange } from '../order-care.ts';
import { listOrderSums } from './order-sums.ts';
import styles from './order.module.css';
import { requestApproval } from './payments.slice.ts';
import {
  ApprovalNeeded,
  ApprovedBy,
  lacksApprover,
  NoSecondAdmin,
  RefundDestination,
  WaitingApproval,
  WhyApproval,
} from './refund-approval.tsx';
import { describeReturn } from './describe-return.ts';
import { ConfirmedPayment } from './confirmed-payment.tsx';
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
function HeldRefund({ order, refund, blockedBy }: RefundProps & { blockedBy: string | undefined }) {
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
      <RefundDestination payment={order.payment} approval={refund.approval} />
      <ApprovalNeeded approval={refund.approval} blockedBy={blockedBy} onAsk={ask} />
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
  if (refund.paidAt) {
    const { replacement } = order.returns.find(({ _id }) => _id === refund.return) ?? {};
    const done = replacement ? staffExchangeMessages.exchanged : adminOrderMessages.refundDone;
    return (
      <div>
        <b>{`${done}: ${amount}`}</b>
        <ReturnedItems order={order} refund={refund} />
        <p className={styles.quiet}>{`${formatMoment(refund.paidAt)}, ${refund.reference ?? ''}`}</p>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <p>
        <b>{`${adminOrderMessages.refundDue}: ${amount}`}</b>
        <br />
        {refund.payTo && adminOrderMessages.payTo(refund.payTo)}
      </p>
      <ReturnedItems order={order} refund={refund} />
      {refund.approval && <ApprovedBy approval={refund.approval} />}
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

type OrderRefundProps = { order: Order; amount: number; approval: RefundApproval | undefined };

/** The Payments screen pays it. */
function OrderRefund({ order, amount, approval }: OrderRefundProps) {
  const isOnWay = order.payment.refunds?.some(({ state }) => state === 'pending') ?? false;
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
      {approval && <RefundDestination payment={order.payment} approval={approval} />}
      {approval && <ApprovedBy approval={approval} />}
      {approval && <WhyApproval approval={approval} />}
      {approval?.state === 'waiting' ? (
        <WaitingApproval approval={approval} />
      ) : (
        <div>
          <ButtonLink kind="ghost" size="compact" to={paths.payments({ tab: 'refunds' })}>
            {adminOrderMessages.openRefunds}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Hidden from packers. */
export function MoneyPanel({ shown }: { shown: StaffOrder }) {
  return shown.view === 'full' ? <Money shown={shown} /> : null;
}

function describePayment(order: Order): string {
  const { method, status } = order.paymentInfo;
  if (order.exchangeFor && status === 'pending') return formatMethod(method);
  const isPart = status === 'refunded' && order.payment.refunded < order.payment.amount;
  const label = isRefundedByExchange(order)
    ? staffExchangeMessages.exchanged
    : isPart
      ? adminOrderMessages.partlyRefunded
      : adminOrderMessages.payments[status];
  return `${formatMethod(method)}, ${label}`;
}

function Money({ shown }: { shown: FullOrder }) {
  const noSecondId = useId();
  const approvals = [shown.refundApproval, ...shown.refunds.map(({ approval }) => approval)];
  const isBlocked = lacksApprover(shown, approvals);
  const { order, refunds, refundDue = 0 } = shown;
  return (
    <Panel title={adminOrderMessages.money} aside={<b>{describePayment(order)}</b>}>
      <div className={styles.stack}>
        <dl className={styles.sums}>
          {listOrderSums(order).map(({ name, amount, isTotal }) => (
            <div key={name} className={clsx(styles.sum, isTotal && styles.total)}>
              <dt>{name}</dt>
              <dd>{formatRupees(amount)}</dd>
            </div>
          ))}
        </dl>
        {order.exchangeFor && (
          <p>
            <TextLink strong to={paths.staffOrder(order.exchangeFor.order)}>
              {staffExchangeMessages.paidBy(order.exchangeFor.number)}
            </TextLink>
          </p>
        )}
        <ConfirmedPayment shown={shown} />
        {refundDue > 0 && <OrderRefund order={order} amount={refundDue} approval={shown.refundApproval} />}
        {isBlocked && <NoSecondAdmin {...shown} id={noSecondId} />}
        {refunds.map((refund) =>
          refund.approval && refund.approval.state !== 'approved' ? (
            <HeldRefund
              key={refund.return}
              order={order}
              refund={refund}
              blockedBy={isBlocked ? noSecondId : undefined}
            />
          ) : (
            <RefundForm key={refund.return} order={order} refund={refund} />
          ),
        )}
      </div>
    </Panel>
  );
}
