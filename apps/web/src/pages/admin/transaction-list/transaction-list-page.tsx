import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { Transaction } from '@e-store/shared/transactions/transaction';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { adminTransactionMessages } from '../../../messages/en/transactions.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import {
  readTransactionUrl,
  transactionFilters,
  type TransactionUrl,
} from '../../../features/transactions/admin/transaction-url.ts';
import { exportTransactions, transactions } from '../../../features/transactions/admin/transactions.slice.ts';
import { SummaryTiles } from '../../../features/dashboard/admin/summary-tiles.tsx';
import { summary } from '../../../features/dashboard/admin/dashboard.slice.ts';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pill, type PillTone } from '../../../ui/pill.tsx';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from '../../../features/transactions/admin/transaction-list.module.css';

export function Component() {
  const [search] = useSearchParams();
  const url = readTransactionUrl(search);
  const latest = useSelector(transactions.select);
  const list = useSelector(transactions.selectError) ? undefined : latest;
  const day = useSelector(summary.select);
  const hasNoSummary = useSelector(summary.selectError) !== undefined && !day;
  const dispatch = useAppDispatch();
  const hasFilters = Object.keys(transactionFilters(url)).length > 0;
  return (
    <>
      <AdminPageHeader title={adminTransactionMessages.title}>
        <output className={styles.total}>{list ? adminTransactionMessages.lines(list.total) : ''}</output>
        <ExportButton
          label={adminTransactionMessages.export}
          ask={() => dispatch(exportTransactions(transactionFilters(url)))}
        />
      </AdminPageHeader>
      {!hasNoSummary && <SummaryTiles summary={day} />}
      <Summary sums={list?.sums} />
      <TransactionTools url={url} />
      <PagedTable
        of={transactions}
        rowsOf={(found) => found.transactions}
        messages={adminTransactionMessages}
        showAllTo={hasFilters ? paths.transactionList() : undefined}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
        nameOf={nameOf}
      />
    </>
  );
}

function Summary({ sums }: { sums: ApiResponse<'GET /admin/transactions'>['sums'] | undefined }) {
  const { collected, outstanding, cancelled, refundsDue, refunded, net, lines } = adminTransactionMessages;
  const tiles: [string, number | undefined, number | undefined][] = [
    [collected, sums?.collected.amount, sums?.collected.count],
    [outstanding, sums?.outstanding.amount, sums?.outstanding.count],
    [refundsDue, sums?.refundsDue.amount, sums?.refundsDue.count],
    [refunded, sums?.refunded.amount, sums?.refunded.count],
    [cancelled, sums?.cancelled.amount, sums?.cancelled.count],
    [net, sums?.net, undefined],
  ];
  return (
    <section aria-label={adminTransactionMessages.summary} className={styles.summary}>
      <dl className={styles.tiles}>
        {tiles.map(([name, amount, count]) => (
          <div key={name} className={styles.tile}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.amount}>{amount === undefined ? '–' : formatRupees(amount)}</dd>
            {count !== undefined && <dd className={styles.count}>{lines(count)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

const { columns, kinds, statuses } = adminTransactionMessages;
const nameOf = ({ kind, number }: Transaction) => adminTransactionMessages.of(kinds[kind], number);

const TONES: Record<Transaction['status'], PillTone> = {
  completed: 'done',
  inProgress: 'waiting',
  cancelled: 'ended',
};

/** Columns and the three status styles of spec §2. Refunds are outgoing payments. */
const COLUMNS: Column<Transaction>[] = [
  {
    head: columns.transaction,
    narrow: 'lead',
    renderCell: (line) => (
      <Link to={paths.staffOrder(line.order)} className={styles.order}>
        {`${nameOf(line)}, ${line.customer}`}
      </Link>
    ),
  },
  { head: columns.at, narrow: 'grow', renderCell: ({ at }) => formatMoment(at) },
  {
    head: columns.amount,
    align: 'end',
    renderCell: ({ kind, amount }) => formatRupees(kind === 'refund' ? -amount : amount),
  },
  {
    head: columns.status,
    renderCell: ({ status }) => <Pill tone={TONES[status]}>{statuses[status]}</Pill>,
  },
];

function TransactionTools({ url }: { url: TransactionUrl }) {
  const { status, kind, from, to } = url;
  return (
    <ListToolbar
      action={paths.transactionList()}
      preservedParams={{}}
      filtersSet={[status, kind, from, to].filter(Boolean).length}
      clearTo={paths.transactionList()}
      filter={<Fields key={JSON.stringify([status, kind, from, to])} url={url} />}
    />
  );
}

function Fields({ url }: { url: TransactionUrl }) {
  return (
    <>
      <SelectField
        label={adminTransactionMessages.status}
        name="status"
        defaultValue={url.status ?? ''}
        any={adminTransactionMessages.any}
        options={Object.entries(adminTransactionMessages.statuses)}
      />
      <SelectField
        label={adminTransactionMessages.kind}
        name="kind"
        defaultValue={url.kind ?? ''}
        any={adminTransactionMessages.any}
        options={Object.entries(adminTransactionMessages.kinds)}
      />
      <Field label={adminTransactionMessages.from} name="from" type="date" defaultValue={url.from ?? ''} />
      <Field label={adminTransactionMessages.to} name="to" type="date" defaultValue={url.to ?? ''} />
    </>
  );
}
