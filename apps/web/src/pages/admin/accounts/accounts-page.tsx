import type { AccountReport, AccountRows } from '@e-store/shared/invoices/accounts-endpoints';
import { formatPaise } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import {
  accountQuery,
  accounts,
  exportAccounts,
  exportGstr1,
  listWholePeriods,
} from '../../../features/invoices/admin/accounts.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { accountMessages as messages } from '../../../messages/en/accounts.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { ListState } from '../../../ui/admin/list-state.tsx';
import { isPeriodRefused, PeriodForm } from '../../../ui/admin/period-form.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './accounts-page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const found = useSelector(accounts.select);
  const failure = useSelector(accounts.selectError);
  const totals = failure === undefined ? (found?.totals ?? []) : [];
  const query = accountQuery(search);
  const { from, to, report } = query;
  return (
    <>
      <AdminPageHeader title={messages.title}>
        <ExportButton label={messages.exportGstr1} ask={() => dispatch(exportGstr1({ from, to }))} />
        <ExportButton label={messages.exportReport} ask={() => dispatch(exportAccounts(query))} />
      </AdminPageHeader>
      <PeriodForm
        action={paths.accounts()}
        messages={messages}
        from={from}
        to={to}
        preserved={{ report }}
        failure={failure}
      />
      <Periods query={query} />
      <nav aria-label={messages.reportsLabel} className={styles.reports}>
        {totals.map(({ report: one, rows, total }) => (
          <Link
            key={one}
            to={paths.accounts({ from, to, report: one })}
            aria-current={one === report ? 'page' : undefined}
            className={styles.report}
          >
            <span className={styles.name}>{messages.reports[one]}</span>
            <b className={styles.amount}>{formatPaise(total)}</b>
            <span className={styles.count}>{messages.rows(rows)}</span>
          </Link>
        ))}
      </nav>
      <p className={adminStyles.quiet}>{messages.hints[report]}</p>
      {!isPeriodRefused(failure) && (
        <ListState
          count={found?.rows.length}
          loading={messages.loading}
          failure={failure?.message}
          empty={isGstr1(report) ? messages.noneGstr1 : messages.none}
        >
          {found && (
            <DataTable
              label={messages.reports[found.report]}
              columns={toColumns(found)}
              rows={found.rows.map((cells, index) => ({ id: String(index), cells }))}
              idOf={({ id }) => id}
              nameOf={({ cells }) => String(cells[0])}
              isWide
            />
          )}
        </ListState>
      )}
    </>
  );
}

function Periods({ query }: { query: ReturnType<typeof accountQuery> }) {
  return (
    <nav aria-label={messages.periodsLabel} className={styles.periods}>
      {listWholePeriods().map(({ name, from, to }) => (
        <Link
          key={name}
          to={paths.accounts({ from, to, report: query.report })}
          aria-current={from === query.from && to === query.to ? 'page' : undefined}
          className={styles.period}
        >
          {messages.periods[name]}
        </Link>
      ))}
    </nav>
  );
}

const isGstr1 = (report: AccountReport) => !['sales', 'payments', 'tally'].includes(report);

/** Days and order numbers. */
const WHOLE_MAX = 11;

type Row = { id: string; cells: AccountRows['rows'][number] };

const toColumns = ({ columns }: AccountRows): Column<Row>[] =>
  columns.map(({ name, isAmount }, index) => ({
    head: name,
    ...(isAmount && { align: 'end' as const }),
    narrow: index === 0 ? 'lead' : 'more',
    renderCell: ({ cells }) => {
      const text = isAmount ? formatPaise(Number(cells[index])) : String(cells[index] ?? '') || '–';
      const isWhole = isAmount || text.length <= WHOLE_MAX;
      return isWhole ? <span className={styles.whole}>{text}</span> : text;
    },
  }));
