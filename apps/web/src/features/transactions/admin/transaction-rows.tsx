import { formatRupees } from '@e-store/shared/money';
import type { Transaction } from '@e-store/shared/transactions/transaction';
import { useSelector } from 'react-redux';
import { adminTransactionMessages } from '../../../messages/en/transactions.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { transactionFilters, type TransactionUrl } from './transaction-url.ts';
import { transactions } from './transactions.slice.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { Link } from '../../../ui/link.tsx';
import { Pill, type PillTone } from '../../../ui/pill.tsx';
import styles from './transaction-list.module.css';

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

export function TransactionRows({ url }: { url: TransactionUrl }) {
  const list = useSelector(transactions.select);
  const error = useSelector(transactions.selectError);
  const isLoading = useSelector(transactions.selectLoading);
  const hasFilters = Object.keys(transactionFilters(url)).length > 0;
  return (
    <PagedTable
      label={adminTransactionMessages.title}
      columns={COLUMNS}
      list={list}
      rows={list?.transactions}
      idOf={({ _id }) => _id}
      nameOf={nameOf}
      isBusy={isLoading}
      loading={adminTransactionMessages.loading}
      failure={error?.message}
      empty={hasFilters ? adminTransactionMessages.none : adminTransactionMessages.noneAtAll}
      all={hasFilters ? { words: adminTransactionMessages.showAll, to: paths.transactionList() } : undefined}
    />
  );
}
