import { formatRupees } from '@e-store/shared/money';
import type { Transaction } from '@e-store/shared/transactions/transaction';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { dashTransactions } from '../../content/dash-transactions.ts';
import { type Column, DataTable } from '../../features/admin/components/data-table.tsx';
import { ListSkeleton } from '../../features/admin/components/list-skeleton.tsx';
import { Panel } from '../../features/admin/components/panel.tsx';
import { transactionPage, type TransactionUrl } from '../../features/admin/transactions/transaction-url.ts';
import {
  selectTransactions,
  selectTransactionsError,
  selectTransactionsLoading,
} from '../../features/admin/transactions/transactions.slice.ts';
import { formatMoment } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Pill, type PillTone } from '../../ui/pill.tsx';
import styles from './admin-transaction-list-page.module.css';

const { columns, kinds, statuses } = dashTransactions;
const nameOf = ({ kind, number }: Transaction) => dashTransactions.of(kinds[kind], number);

const TONES: Record<Transaction['status'], PillTone> = {
  completed: 'done',
  inProgress: 'waiting',
  cancelled: 'ended',
};

/** The columns of spec §2, and the spec's three styles of status. A refund is money that leaves. */
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
  const list = useSelector(selectTransactions);
  const error = useSelector(selectTransactionsError);
  const isLoading = useSelector(selectTransactionsLoading);
  const { revalidate } = useRevalidator();
  if (error) return <ErrorPanel message={error.message} onRetry={() => void revalidate()} />;
  if (!list) return <ListSkeleton label={dashTransactions.loading} />;
  if (list.transactions.length === 0)
    return (
      <Panel className={styles.empty}>
        <p>{dashTransactions.none}</p>
        <ButtonLink kind="ghost" size="compact" to={paths.transactionList()}>
          {dashTransactions.showAll}
        </ButtonLink>
      </Panel>
    );
  return (
    <div className={styles.list} aria-busy={isLoading}>
      <DataTable
        label={dashTransactions.title}
        columns={COLUMNS}
        rows={list.transactions}
        idOf={({ _id }) => _id}
        nameOf={nameOf}
      />
      <Pager
        page={list.page}
        pages={Math.ceil(list.total / list.limit)}
        linkTo={(page) => paths.transactionList() + transactionPage(url, page)}
      />
    </div>
  );
}
