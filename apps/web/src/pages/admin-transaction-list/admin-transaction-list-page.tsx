import { formatRupees } from '@e-store/shared/money';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { dashTransactions } from '../../content/dash-transactions.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import {
  readTransactionUrl,
  transactionFilters,
  type TransactionUrl,
} from '../../features/admin/transactions/transaction-url.ts';
import {
  exportTransactions,
  selectTransactions,
} from '../../features/admin/transactions/transactions.slice.ts';
import type { ApiResponse } from '../../lib/api-client.ts';
import { downloadText } from '../../lib/browser-download.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './admin-transaction-list-page.module.css';
import { TransactionRows } from './transaction-rows.tsx';
import { TransactionTools } from './transaction-tools.tsx';

type List = ApiResponse<'GET /admin/transactions'>;

export function Component() {
  const [search] = useSearchParams();
  const url = readTransactionUrl(search);
  const list = useSelector(selectTransactions);
  return (
    <>
      <title>{dashTitle(dashTransactions.title)}</title>
      <DashHead title={dashTransactions.title}>
        <Export url={url} />
      </DashHead>
      <Summary sums={list?.sums} />
      <TransactionTools url={url} total={list?.total} />
      <TransactionRows url={url} />
    </>
  );
}

/** The sums over all pages of what is shown. */
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

/** What the filter shows, over all pages, as a file. */
function Export({ url }: { url: TransactionUrl }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save() {
    setBusy(true);
    const outcome = await dispatch(exportTransactions(transactionFilters(url)));
    setBusy(false);
    const refused = failureOf(outcome);
    setFailure(refused?.message);
    if (refused) return;
    const { filename, csv } = outcome.payload as ApiResponse<'GET /admin/transactions/export'>;
    downloadText(filename, csv);
  }
  return (
    <>
      {failure && <ErrorPanel message={failure} />}
      <Button kind="ghost" size="compact" busy={busy} onClick={() => void save()}>
        <Icon of={Download} small />
        {dashTransactions.export}
      </Button>
    </>
  );
}
