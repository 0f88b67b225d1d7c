import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { adminTransactionMessages } from '../../../messages/en/transactions.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import {
  readTransactionUrl,
  transactionFilters,
} from '../../../features/transactions/admin/transaction-url.ts';
import { exportTransactions, transactions } from '../../../features/transactions/admin/transactions.slice.ts';
import { SummaryTiles } from '../../../features/dashboard/admin/summary-tiles.tsx';
import { summary } from '../../../features/dashboard/admin/dashboard.slice.ts';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import styles from '../../../features/transactions/admin/transaction-list.module.css';
import { TransactionRows } from '../../../features/transactions/admin/transaction-rows.tsx';
import { TransactionTools } from '../../../features/transactions/admin/transaction-tools.tsx';

type List = ApiResponse<'GET /admin/transactions'>;

export function Component() {
  const [search] = useSearchParams();
  const url = readTransactionUrl(search);
  const list = useSelector(transactions.select);
  const day = useSelector(summary.select);
  const hasNoSummary = useSelector(summary.selectError) !== null && !day;
  const dispatch = useAppDispatch();
  return (
    <>
      <title>{adminTitle(adminTransactionMessages.title)}</title>
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
      <TransactionRows url={url} />
    </>
  );
}

function Summary({ sums }: { sums: List['sums'] | undefined }) {
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
