import type { OrderRow, PackingRow } from '@e-store/shared/orders/staff-order';
import { Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { dashOrders } from '../../content/dash-orders.ts';
import { type Column, DataTable } from '../../features/admin/components/data-table.tsx';
import { ListSkeleton } from '../../features/admin/components/list-skeleton.tsx';
import { Panel } from '../../features/admin/components/panel.tsx';
import {
  isNarrowed,
  orderListSearch,
  type OrderListUrl,
} from '../../features/admin/orders/order-list-url.ts';
import {
  selectStaffOrders,
  selectStaffOrdersError,
  selectStaffOrdersLoading,
} from '../../features/admin/orders/staff-orders.slice.ts';
import { useChosenRows } from '../../features/admin/use-chosen-rows.ts';
import { StatusPill } from '../../features/orders/components/status-pill.tsx';
import type { ApiResponse } from '../../lib/api-client.ts';
import { formatMoment } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import styles from './admin-order-list-page.module.css';
import { BulkMoves } from './bulk-moves.tsx';

type Row = PackingRow & Partial<Pick<OrderRow, 'paymentInfo'>>;

const { columns } = dashOrders;
const HANDLING: Column<Row>[] = [
  {
    head: columns.id,
    narrow: 'lead',
    renderCell: ({ _id, number, createdAt }) => (
      <span className={styles.lead}>
        <Link to={paths.staffOrder(_id)} className={styles.number}>
          {number}
        </Link>
        <span className={styles.narrowDate} aria-hidden="true">
          {formatMoment(createdAt)}
        </span>
      </span>
    ),
  },
  {
    head: columns.date,
    narrow: 'hidden',
    renderCell: ({ createdAt }) => <span className={styles.date}>{formatMoment(createdAt)}</span>,
  },
  { head: columns.customer, narrow: 'grow', renderCell: ({ customer, city }) => `${customer}, ${city}` },
  { head: columns.status, renderCell: ({ orderStatus }) => <StatusPill status={orderStatus} /> },
  {
    head: columns.actions,
    align: 'end',
    renderCell: ({ _id, number }) => (
      <IconLink icon={Printer} label={dashOrders.printOf(number)} to={paths.printOrders([_id])} />
    ),
  },
];
const MONEY: Column<Row>[] = [
  {
    head: columns.payment,
    narrow: 'hidden',
    renderCell: ({ paymentInfo }) => paymentInfo && dashOrders.payments[paymentInfo.status],
  },
  { head: columns.method, narrow: 'hidden', renderCell: ({ paymentInfo }) => paymentInfo?.method },
];

/** As the specification orders them; a packer's have no payment. */
function columnsFor(view: 'full' | 'packing'): Column<Row>[] {
  const [id, date, customer, status, actions] = HANDLING;
  const [payment, method] = MONEY;
  const all = view === 'full' ? [id, date, customer, payment, status, method, actions] : HANDLING;
  return all.filter((column) => column !== undefined);
}

/** The orders of the page, or what stands in their place. */
export function OrderRows({ url }: { url: OrderListUrl }) {
  const list = useSelector(selectStaffOrders);
  const error = useSelector(selectStaffOrdersError);
  const { revalidate } = useRevalidator();
  if (error) return <ErrorPanel message={error.message} onRetry={() => void revalidate()} />;
  if (!list) return <ListSkeleton label={dashOrders.loading} />;
  return <Orders url={url} list={list} />;
}

/** What became of the last move stays when it has emptied the list. */
function Orders({ url, list }: { url: OrderListUrl; list: ApiResponse<'GET /admin/orders'> }) {
  const isLoading = useSelector(selectStaffOrdersLoading);
  const rows: readonly Row[] = list.orders;
  const choosing = useChosenRows(rows.map(({ _id }) => _id));
  return (
    <div className={styles.list} aria-busy={isLoading}>
      <BulkMoves rows={rows.filter(({ _id }) => choosing.chosen.has(_id))} onDone={choosing.clear} />
      {rows.length === 0 ? (
        <NoOrders url={url} />
      ) : (
        <>
          <DataTable
            label={dashOrders.title}
            columns={columnsFor(list.view)}
            rows={rows}
            idOf={({ _id }) => _id}
            nameOf={({ number }) => number}
            choosing={choosing}
          />
          <Pager
            page={list.page}
            pages={Math.ceil(list.total / list.limit)}
            linkTo={(page) => paths.orderList() + orderListSearch(url, { page: String(page) })}
          />
        </>
      )}
    </div>
  );
}

function NoOrders({ url }: { url: OrderListUrl }) {
  return (
    <Panel className={styles.empty}>
      <p>{isNarrowed(url) ? dashOrders.none : dashOrders.noneAtAll}</p>
      {isNarrowed(url) && (
        <ButtonLink kind="ghost" size="compact" to={paths.orderList()}>
          {dashOrders.showAll}
        </ButtonLink>
      )}
    </Panel>
  );
}
