import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { PaymentDiscrepancy, StaffPayment } from '@e-store/shared/payments/endpoints';
import { PAYMENT_TABS } from '@e-store/shared/payments/payment-states';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { isOpen, type OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { PaymentRefund } from '../../../features/orders/admin/payment-refund.tsx';
import {
  ApprovalDecision,
  lacksApprover,
  NoSecondAdmin,
} from '../../../features/orders/admin/refund-approval.tsx';
import { CashCheck } from '../../../features/orders/admin/cash-check.tsx';
import {
  checkDiscrepancy,
  decideApproval,
  decidePayment,
  refundPayment,
  requestApproval,
  staffPayments,
} from '../../../features/orders/admin/payments.slice.ts';
import { StatementMatch } from '../../../features/orders/admin/statement-match.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { adminPaymentMessages as messages } from '../../../messages/en/payments.ts';
import { refundApprovalMessages as approvalMessages } from '../../../messages/en/refund-approval.ts';
import { AdminPageHeader, AdminTabs } from '../../../ui/admin/admin-page-header.tsx';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { orderColumn } from '../../../features/orders/admin/order-column.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import styles from './payments-page.module.css';

type Outcome = Parameters<typeof failureOf>[0];

function onlineRefundProblem(outcome: Outcome): string | undefined {
  if (!refundPayment.fulfilled.match(outcome) || !('online' in outcome.meta.arg)) return undefined;
  const { refundProblem } = outcome.payload;
  return refundProblem === undefined ? undefined : messages.refundFailed(refundProblem);
}

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { showMessage, showError, toast } = useToast();
  const tab = PAYMENT_TABS.find((key) => key === search.get('tab')) ?? 'to-confirm';
  const list = useSelector(staffPayments.select);
  const counts = list?.tabs;
  const noSecondId = useId();
  const needsSecondAdmin =
    list !== null &&
    lacksApprover(
      list,
      list.payments.map(({ approval }) => approval),
    );

  async function report(pending: Promise<Outcome>, done: string): Promise<Outcome> {
    const outcome = await pending;
    const problem = failureOf(outcome)?.message ?? onlineRefundProblem(outcome);
    if (problem !== undefined) showError(problem);
    else showMessage(done);
    void revalidate();
    return outcome;
  }
  const decide = ({ order: id, number }: StaffPayment, received: boolean) =>
    report(
      dispatch(decidePayment({ id, received })),
      received ? messages.confirmed(number) : messages.rejected(number),
    );
  const refund = ({ order: id, number, payTo }: StaffPayment, reference?: string) =>
    report(
      dispatch(refundPayment({ id, ...(reference === undefined ? { online: true } : { reference, payTo }) })),
      reference === undefined ? messages.refundStarted(number) : messages.refunded(number),
    );
  const ask = ({ order: id, number }: StaffPayment) =>
    report(dispatch(requestApproval({ id, return: null })), approvalMessages.requested(number));
  const check = ({ id, reference: payment }: PaymentDiscrepancy) =>
    report(dispatch(checkDiscrepancy(id)), messages.checked(payment));

  const actions: Column<StaffPayment>[] =
    tab === 'to-confirm'
      ? [{ head: '', narrow: 'more', renderCell: (row) => <Decision row={row} onDecide={decide} /> }]
      : tab === 'refunds'
        ? [
            {
              head: '',
              narrow: 'more',
              renderCell: (row) => (
                <PaymentRefund
                  row={row}
                  blockedBy={needsSecondAdmin ? noSecondId : undefined}
                  onRefund={refund}
                  onAsk={ask}
                />
              ),
            },
          ]
        : tab === 'to-approve'
          ? [
              {
                head: '',
                narrow: 'more',
                renderCell: ({ order: id, number, payment, approval }) =>
                  approval && (
                    <ApprovalDecision
                      number={number}
                      payment={payment}
                      approval={approval}
                      onDecide={(decision) => dispatch(decideApproval({ id, ...decision }))}
                      onDone={(isApproved) => {
                        showMessage(
                          isApproved
                            ? approvalMessages.approved(number)
                            : approvalMessages.declinedToast(number),
                        );
                        void revalidate();
                      }}
                    />
                  ),
              },
            ]
          : [];
  return (
    <>
      <AdminPageHeader title={messages.title} />
      <AdminTabs
        label={messages.tabsLabel}
        parts={PAYMENT_TABS.map((key) => ({
          label: messages.tabs[key],
          count: counts?.[key],
          to: paths.payments({ tab: key === 'to-confirm' ? undefined : key }),
          isHere: key === tab,
        }))}
      />
      <p className={adminStyles.quiet}>
        {messages.hint[tab]}{' '}
        {tab === 'refunds' && (
          <TextLink to={withQuery(paths.orderList(), { tab: 'refunds' })}>
            {messages.ordersWithRefunds}
          </TextLink>
        )}
      </p>
      {needsSecondAdmin && <NoSecondAdmin {...list} id={noSecondId} />}
      <PagedTable
        of={staffPayments}
        rowsOf={({ payments }) => payments}
        messages={messages}
        columns={[...columns, tab === 'waiting' ? heldUntil : reference, ...actions]}
        idOf={({ order }) => order}
        nameOf={({ number }) => number}
      />
      <Discrepancies onCheck={check} />
      {['to-confirm', 'waiting'].includes(tab) && (
        <StatementMatch known={list?.statements ?? []} onMatched={() => void revalidate()} />
      )}
      <CashCheck />
      {toast}
    </>
  );
}

function Discrepancies({ onCheck }: { onCheck: (row: PaymentDiscrepancy) => Promise<unknown> }) {
  const rows = useSelector(staffPayments.select)?.discrepancies ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title={messages.discrepancies}>
      <p className={adminStyles.quiet}>{messages.discrepancyLead}</p>
      <ul className={styles.discrepancies}>
        {rows.map((row) => (
          <li key={row.id} className={styles.discrepancy}>
            <span>
              {messages.discrepancyKinds[row.kind]}: {row.reference}, {formatRupees(row.amount)},{' '}
              {row.order && row.number ? (
                <TextLink to={paths.staffOrder(row.order)}>{row.number}</TextLink>
              ) : (
                formatMoment(row.foundAt)
              )}
            </span>
            <Button kind="ghost" size="compact" onClick={() => void onCheck(row)}>
              {messages.markChecked}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const { columns: heads } = messages;

const columns: Column<StaffPayment>[] = [
  orderColumn(heads.order),
  { head: heads.customer, narrow: 'grow', renderCell: ({ customer }) => customer },
  {
    head: heads.amount,
    align: 'end',
    renderCell: ({ payment, approval }) =>
      formatRupees(approval?.amount ?? (payment.refundDue || payment.amount)),
  },
];

const reference: Column<StaffPayment> = {
  head: heads.reference,
  narrow: 'more',
  renderCell: ({ payment }) => payment.claimed?.reference ?? payment.reference,
};

const heldUntil: Column<StaffPayment> = {
  head: heads.until,
  narrow: 'more',
  renderCell: ({ payment }) => payment.expiresAt && formatMoment(payment.expiresAt),
};

type DecisionProps = {
  row: StaffPayment;
  onDecide: (row: StaffPayment, received: boolean) => Promise<unknown>;
};

function Decision({ row, onDecide }: DecisionProps) {
  const [isBusy, setBusy] = useState(false);
  const decide = async (received: boolean) => {
    setBusy(true);
    await onDecide(row, received);
    setBusy(false);
  };
  return (
    <div className={styles.actions}>
      {!isOpen(row.orderStatus as OrderStatus) && (
        <p className={clsx(adminStyles.quiet, styles.over)}>{messages.orderIsOver}</p>
      )}
      <Button size="compact" busy={isBusy} onClick={() => void decide(true)}>
        {messages.received}
      </Button>
      <Button kind="ghost" size="compact" busy={isBusy} onClick={() => void decide(false)}>
        {messages.notReceived}
      </Button>
    </div>
  );
}
