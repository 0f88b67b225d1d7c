import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { dashTransactions } from '../../content/dash-transactions.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ExportButton } from '../../features/admin/components/export-button.tsx';
import { readTransactionUrl, transactionFilters } from '../../features/admin/transactions/transaction-url.ts';
import { exportTransactions, transactions } from '../../features/admin/transactions/transactions.slice.ts';
import { SummaryTiles } from '../../features/dashboard/components/summary-tiles.tsx';
import { summary } from '../../features/dashboard/summary.slice.ts';
import type { ApiResponse } from '../../lib/api-client.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import styles from './admin-transaction-list-page.module.css';
import { TransactionRows } from './transaction-rows.tsx';
import { TransactionTools } from './transaction-tools.tsx';

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
      <title>{dashTitle(dashTransactions.title)}</title>
      <DashHead title={dashTransactions.title}>
        <output className={styles.total}>{list ? dashTransactions.lines(list.total) : ''}</output>
        <ExportButton
          label={dashTransactions.export}
          ask={() => dispatch(exportTransactions(transactionFilters(url)))}
        />
      </DashHead>
      {!hasNoSummary && <SummaryTiles summary={day} />}
      <Summary sums={list?.sums} />
      <TransactionTools url={url} />
      <TransactionRows url={url} />
    </>
  );
}

function Summary({ sums }: { sums: List['sums'] | undefined }) {
  const { collected, outstanding, cancelled, refundsDue, refunded, net, lines } = dashTransactions;
  const tiles: [string, number | undefined, number | undefined][] = [
    [collected, sums?.collected.amount, sums?.collected.count],
    [outstanding, sums?.outstanding.amount, sums?.outstanding.count],
    [refundsDue, sums?.refundsDue.amount, sums?.refundsDue.count],
    [refunded, sums?.refunded.amount, sums?.refunded.count],
    [cancelled, sums?.cancelled.amount, sums?.cancelled.count],
    [net, sums?.net, undefined],
  ];
  return (
    <section aria-label={dashTransactions.summary} className={styles.summary}>
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
