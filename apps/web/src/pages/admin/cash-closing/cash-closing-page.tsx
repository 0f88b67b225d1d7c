import {
  CLOSING_PARTS,
  type ClosingDay,
  type ClosingPart,
  type ClosingRow,
} from '@e-store/shared/cash/closing-endpoints';
import { formatDay, formatMoment } from '@e-store/shared/format-day';
import { formatCash } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import { clsx } from 'clsx';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { CashTabs } from '../../../features/cash/admin/cash-tabs.tsx';
import { closing, closingQuery } from '../../../features/cash/admin/cash.slice.ts';
import { cashMessages, closingMessages as messages } from '../../../messages/en/cash.ts';
import { formatMethod } from '../../../messages/en/ui-admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { orderColumn } from '../../../features/orders/admin/order-column.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { ListState } from '../../../ui/admin/list-state.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { isPeriodRefused, PeriodForm } from '../../../ui/admin/period-form.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './cash-closing-page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const found = useSelector(closing.select);
  const failure = useSelector(closing.selectError);
  const { from, to, day, part } = closingQuery(search);
  const total = part && found?.days.find((one) => one.day === day)?.totals[part];
  return (
    <>
      <AdminPageHeader title={cashMessages.title} documentTitle={messages.title} />
      <CashTabs here="closing" />
      <PeriodForm action={paths.cashClosing()} messages={messages} from={from} to={to} failure={failure} />
      <p className={adminStyles.quiet}>{messages.lead}</p>
      {!isPeriodRefused(failure) && (
        <ListState
          count={found?.days.length}
          loading={messages.loading}
          failure={failure?.message}
          empty={messages.none}
        >
          <DataTable
            label={messages.title}
            columns={dayColumns(found?.days ?? [], { from, to, day, part })}
            rows={found?.days ?? []}
            idOf={(row) => row.day}
            nameOf={(row) => formatDay(row.day)}
          />
          {day && part && (
            <>
              <h2 className={styles.rowsTitle}>{messages.rowsOf(part, formatDay(day))}</h2>
              <p className={adminStyles.quiet}>
                {messages.hints[part]} {total && messages.total(formatCash(total.amount), total.rows)}
              </p>
              <PagedTable
                of={closing}
                rowsOf={({ rows }) => rows}
                messages={{ ...messages, title: messages.rowsOf(part, formatDay(day)) }}
                columns={rowColumns}
                idOf={(_row, index) => String(index)}
                nameOf={({ number }) => number}
              />
            </>
          )}
        </ListState>
      )}
    </>
  );
}

type Shown = { from: string; to: string; day?: string | undefined; part?: ClosingPart | undefined };

/** Most shops take no payments that cost a fee. */
const isColumnShown = (part: ClosingPart, days: readonly ClosingDay[]) =>
  part !== 'fees' || days.some(({ totals }) => totals.fees.rows > 0);

const dayColumns = (days: readonly ClosingDay[], shown: Shown): Column<ClosingDay>[] => [
  { head: messages.day, narrow: 'lead', renderCell: ({ day }) => formatDay(day) },
  ...CLOSING_PARTS.filter((part) => isColumnShown(part, days)).map((part): Column<ClosingDay> => ({
    head: messages.heads[part],
    align: 'end',
    narrow: 'more',
    renderCell: (row) => <DayTotal row={row} part={part} shown={shown} />,
  })),
];

function DayTotal({
  row: { day, totals },
  part,
  shown,
}: {
  row: ClosingDay;
  part: ClosingPart;
  shown: Shown;
}) {
  const { amount, rows } = totals[part];
  if (rows === 0) return '–';
  const isShown = day === shown.day && part === shown.part;
  return (
    <Link
      to={paths.cashClosing({ from: shown.from, to: shown.to, day, part })}
      aria-current={isShown ? 'true' : undefined}
      aria-label={messages.cell(part, formatCash(amount), rows)}
      className={clsx(adminStyles.aside, styles.total)}
    >
      {part === 'differences' ? messages.orders(rows) : formatCash(amount)}
    </Link>
  );
}

const { columns: heads } = messages;

const rowColumns: Column<ClosingRow>[] = [
  orderColumn(heads.order),
  { head: heads.when, narrow: 'grow', renderCell: ({ at }) => formatMoment(at) },
  { head: heads.method, narrow: 'more', renderCell: ({ method }) => formatMethod(method) },
  { head: heads.reference, narrow: 'more', renderCell: ({ reference }) => reference ?? '–' },
  { head: heads.by, narrow: 'more', renderCell: ({ by }) => by ?? '–' },
  { head: heads.amount, align: 'end', renderCell: ({ amount }) => formatCash(amount) },
];
