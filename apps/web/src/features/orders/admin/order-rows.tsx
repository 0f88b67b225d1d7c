import type { OrderRow, PackingRow } from '@e-store/shared/orders/staff-order';
import { paymentLabelOf } from '@e-store/shared/payments/payment-states';
import { formatRupees } from '@e-store/shared/money';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { formatMethod } from '../../../messages/en/ui-admin.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { describeEmptyList } from './empty-work-tab.ts';
import type { OrderListUrl } from './order-list-url.ts';
import { selectionPrinted, selectPrintedSelection } from './printed-orders.slice.ts';
import { staffOrders } from './staff-orders.slice.ts';
import { useRowSelection } from '../../../ui/admin/use-row-selection.ts';
import { StatusPill } from '../status-pill.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { formatDay, formatHour, formatMoment } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { IconLink } from '../../../ui/icon-link.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './order-list.module.css';
import { failedDeliveryMessages } from '../../../messages/en/orders/failed-deliveries.ts';
import { describePlan, reasonLabel } from './failed-deliveries-panel.tsx';
import { BulkMoves } from './bulk-moves.tsx';

type Row = PackingRow & Partial<OrderRow>;

const { columns } = adminOrderMessages;
const HANDLING: Column<Row>[] = [
  {
    head: columns.id,
    narrow: 'lead',
    renderCell: ({ _id, number, createdAt }) => (
      <span className={styles.lead}>
        <OrderLink id={_id} number={number} />
        <span className={styles.narrowDate}>{formatMoment(createdAt)}</span>
      </span>
    ),
  },
  {
    head: columns.date,
    narrow: 'hidden',
    renderCell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    head: columns.customer,
    narrow: 'grow',
    renderCell: ({ customer, city }) => (
      <span className={styles.customer}>
        <span>{customer},</span> <span>{city}</span>
      </span>
    ),
  },
  {
    head: columns.status,
    renderCell: ({ orderStatus, isRefunded }) => (
      <span className={styles.status}>
        <StatusPill status={orderStatus} />
        {isRefunded && <Pill tone="ended">{adminOrderMessages.payments.refunded}</Pill>}
      </span>
    ),
  },
  {
    head: columns.actions,
    align: 'end',
    renderCell: ({ _id, number }) => (
      <IconLink icon={Printer} label={adminOrderMessages.printOf(number)} to={paths.printOrders([_id])} />
    ),
  },
];
function OrderLink({ id, number }: { id: string; number: string }) {
  const { search } = useLocation();
  return (
    <Link to={paths.staffOrder(id)} state={{ list: search }} className={styles.number}>
      {number}
    </Link>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <span className={styles.date}>
      <span>{formatDay(indiaDay(at))},</span> <span>{formatHour(at)}</span>
    </span>
  );
}

const describeFailure = ({ attempts, latest }: NonNullable<Row['failed']>) =>
  [failedDeliveryMessages.attemptsWith(attempts, reasonLabel(latest)), ...describePlan(latest)].join(' · ');

const ITEMS: Column<Row> = {
  head: columns.items,
  narrow: 'more',
  align: 'end',
  renderCell: ({ pieces: quantity }) => quantity,
};

function describePayment({ paymentInfo, totalPrice = 0, refundDue, isExchanged = false, ...row }: Row) {
  if (!paymentInfo) return undefined;
  if (refundDue !== undefined) return adminOrderMessages.refundDueOf(formatRupees(refundDue));
  const { refunded = totalPrice } = row;
  const { status } = paymentInfo;
  return adminOrderMessages.paymentLabels[
    paymentLabelOf({ status, isExchanged, amount: totalPrice, refunded })
  ];
}

const MONEY: Column<Row>[] = [
  {
    head: columns.amount,
    narrow: 'more',
    align: 'end',
    renderCell: ({ totalPrice, pieces: quantity }) =>
      totalPrice !== undefined && (
        <span className={styles.amount}>
          <span>{formatRupees(totalPrice)}</span> <small>{adminOrderMessages.itemCount(quantity)}</small>
        </span>
      ),
  },
  {
    head: columns.payment,
    narrow: 'more',
    renderCell: (row) => describePayment(row),
  },
  {
    head: columns.method,
    narrow: 'more',
    renderCell: ({ paymentInfo }) => paymentInfo && formatMethod(paymentInfo.method),
  },
];

/** Order of the specification plus amount and items; packers see no payment columns. */
function columnsFor(view: 'full' | 'packing'): Column<Row>[] {
  const [id, date, customer, status, actions] = HANDLING;
  const [amount, payment, method] = MONEY;
  const all =
    view === 'full'
      ? [id, date, customer, amount, payment, status, method, actions]
      : [id, date, customer, ITEMS, status, actions];
  return all.filter((column) => column !== undefined);
}

export function OrderRows({ url }: { url: OrderListUrl }) {
  const latest = useSelector(staffOrders.select);
  const list = useSelector(staffOrders.selectError) ? null : latest;
  const rows: readonly Row[] | undefined = list?.orders;
  const { showAllTo, ...empty } = describeEmptyList(url, list?.tabs);
  const printed = useSelector(selectPrintedSelection);
  const selection = useRowSelection(
    rows?.map(({ _id }) => _id),
    printed,
  );
  const dispatch = useAppDispatch();
  // Runs once: the selection is restored only after printing.
  useEffect(() => {
    dispatch(selectionPrinted([]));
  }, [dispatch]);
  return (
    <>
      <BulkMoves rows={rows?.filter(({ _id }) => selection.chosen.has(_id)) ?? []} onDone={selection.clear} />
      <PagedTable
        of={staffOrders}
        rowsOf={(found) => found.orders}
        messages={{ ...adminOrderMessages, ...empty }}
        showAllTo={showAllTo}
        columns={columnsFor(list?.view ?? 'packing')}
        idOf={({ _id }) => _id}
        nameOf={({ number }) => number}
        renderDetail={({ failed }) => failed && describeFailure(failed)}
        selection={selection}
      />
    </>
  );
}
