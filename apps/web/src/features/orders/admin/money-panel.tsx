import { formatRupees } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import type { Order } from '@e-store/shared/orders/order';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import type { RefundApproval } from '@e-store/shared/payments/payment';
import { paymentLabelOf } from '@e-store/shared/payments/payment-states';
import { clsx } from 'clsx';
import { useId } from 'react';
import { adminPaymentMessages } from '../../../messages/en/payments.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { staffExchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { formatMethod } from '../../../messages/en/ui-admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { isRefundedByExchange } from '../order-care.ts';
import { OrderRemittances } from './order-remittances.tsx';
import { listOrderSums } from './order-sums.ts';
import styles from './order.module.css';
import {
  ApprovedBy,
  lacksApprover,
  NoSecondAdmin,
  RefundDestination,
  WaitingApproval,
  WhyApproval,
} from './refund-approval.tsx';
import { ConfirmedPayment } from './confirmed-payment.tsx';
import { HeldRefund, ReturnRefund } from './return-refund.tsx';

type FullOrder = Extract<StaffOrder, { view: 'full' }>;

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
  if (order.exchangeFor && status === 'collected') return staffExchangeMessages.paid;
  const { amount, refunded } = order.payment;
  const label = paymentLabelOf({ status, isExchanged: isRefundedByExchange(order), amount, refunded });
  return `${formatMethod(method)}, ${adminOrderMessages.paymentLabels[label]}`;
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
        <OrderRemittances shown={shown} />
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
            <ReturnRefund key={refund.return} order={order} refund={refund} />
          ),
        )}
      </div>
    </Panel>
  );
}
