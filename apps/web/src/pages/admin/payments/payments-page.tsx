import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { PaymentDiscrepancy, StaffPayment } from '@e-store/shared/payments/endpoints';
import { PAYMENT_TABS } from '@e-store/shared/payments/payment-states';
import { paths } from '@e-store/shared/web-paths';
import { type FormEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { CashCheck } from '../../../features/orders/admin/cash-check.tsx';
import {
  checkDiscrepancy,
  decidePayment,
  refundPayment,
  staffPayments,
} from '../../../features/orders/admin/payments.slice.ts';
import { StatementMatch } from '../../../features/orders/admin/statement-match.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { adminPaymentMessages as messages } from '../../../messages/en/payments.ts';
import { AdminPageHeader, AdminTabs } from '../../../ui/admin/admin-page-header.tsx';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import styles from './payments-page.module.css';

type Outcome = Parameters<typeof failureOf>[0];

/** Payments to confirm, orders that wait for their payment, and refunds of cancelled orders. */
export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { showMessage, showError, toast } = useToast();
  const tab = PAYMENT_TABS.find((key) => key === search.get('tab')) ?? 'to-confirm';
  const counts = useSelector(staffPayments.select)?.tabs;

  async function report(pending: Promise<Outcome>, done: string): Promise<void> {
    const refused = failureOf(await pending);
    if (refused) showError(refused.message);
    else showMessage(done);
    void revalidate();
  }
  const decide = ({ order: id, number }: StaffPayment, received: boolean) =>
    report(
      dispatch(decidePayment({ id, received })),
      received ? messages.confirmed(number) : messages.rejected(number),
    );
  const refund = ({ order: id, number }: StaffPayment, reference?: string) =>
    report(
      dispatch(
        refundPayment({ id, ...(reference === undefined ? ({ online: true } as const) : { reference }) }),
      ),
      reference === undefined ? messages.refundStarted(number) : messages.refunded(number),
    );
  const check = ({ id, reference: payment }: PaymentDiscrepancy) =>
    report(dispatch(checkDiscrepancy(id)), messages.checked(payment));

  const actions: Column<StaffPayment>[] =
    tab === 'to-confirm'
      ? [{ head: '', narrow: 'more', renderCell: (row) => <Decision row={row} onDecide={decide} /> }]
      : tab === 'refunds'
        ? [{ head: '', narrow: 'more', renderCell: (row) => <Refund row={row} onRefund={refund} /> }]
        : [];
  return (
    <>
      <title>{adminTitle(messages.title)}</title>
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
      <p className={adminStyles.quiet}>{messages.hint[tab]}</p>
      <PagedTable
        of={staffPayments}
        rowsOf={({ payments }) => payments}
        messages={messages}
        columns={[...columns, tab === 'waiting' ? heldUntil : reference, ...actions]}
        idOf={({ order }) => order}
        nameOf={({ number }) => number}
      />
      <Discrepancies onCheck={check} />
      {tab !== 'refunds' && <StatementMatch onMatched={() => void revalidate()} />}
      <CashCheck />
      {toast}
    </>
  );
}

/** Payments that reconciliation could not settle. */
function Discrepancies({ onCheck }: { onCheck: (row: PaymentDiscrepancy) => Promise<void> }) {
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
                <Link to={paths.staffOrder(row.order)}>{row.number}</Link>
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
  {
    head: heads.order,
    narrow: 'lead',
    renderCell: ({ order, number }) => <Link to={paths.staffOrder(order)}>{number}</Link>,
  },
  { head: heads.customer, narrow: 'grow', renderCell: ({ customer }) => customer },
  {
    head: heads.amount,
    align: 'end',
    renderCell: ({ payment }) => formatRupees(payment.refundDue || payment.amount),
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

type DecisionProps = { row: StaffPayment; onDecide: (row: StaffPayment, received: boolean) => Promise<void> };

function Decision({ row, onDecide }: DecisionProps) {
  const [isBusy, setBusy] = useState(false);
  const decide = async (received: boolean) => {
    setBusy(true);
    await onDecide(row, received);
    setBusy(false);
  };
  return (
    <div className={styles.actions}>
      <Button size="compact" busy={isBusy} onClick={() => void decide(true)}>
        {messages.received}
      </Button>
      <Button kind="ghost" size="compact" busy={isBusy} onClick={() => void decide(false)}>
        {messages.notReceived}
      </Button>
    </div>
  );
}

type RefundProps = {
  row: StaffPayment;
  /** Without a reference the provider of the payment refunds. */
  onRefund: (row: StaffPayment, reference?: string) => Promise<void>;
};

/** A refund that failed at the provider can be paid by hand. */
function Refund({ row, onRefund }: RefundProps) {
  const { payment, canRefundOnline, refundProblem } = row;
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
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reference');
    setBusy(true);
    await onRefund(row, typeof typed === 'string' ? typed : '');
    setBusy(false);
  };
  return (
    <form className={styles.actions} onSubmit={(event) => void submit(event)}>
      <Field
        name="reference"
        label={messages.refundReference(row.number)}
        autoComplete="off"
        maxLength={300}
        required
      />
      <Button type="submit" size="compact" busy={isBusy}>
        {messages.markRefunded}
      </Button>
    </form>
  );
}
