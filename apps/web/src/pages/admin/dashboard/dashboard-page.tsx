import { useRevalidator, useSearchParams } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { formatMoment } from '@e-store/shared/format-day';
import type { WorkToDo as Work, SalesBar } from '@e-store/shared/dashboard/endpoints';
import { isInformational, WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { formatCount, formatRupees } from '@e-store/shared/money';
import { useState } from 'react';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import {
  readPeriod,
  exportDashboard,
  summary,
  sales,
  topProducts,
} from '../../../features/dashboard/admin/dashboard.slice.ts';
import { SummaryTiles } from '../../../features/dashboard/admin/summary-tiles.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { WORK_LISTS, ordersSoldLink, productLink } from '../../../features/dashboard/admin/list-links.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PeriodToggle } from '../../../features/dashboard/admin/period-toggle.tsx';
import { SalesChart } from '../../../features/dashboard/admin/sales-chart.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './dashboard-page.module.css';

export function Component() {
  const found = useSelector(summary.select);
  const error = useSelector(summary.selectError);
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const reload = () => void revalidate();
  return (
    <>
      <AdminPageHeader title={dashboardMessages.summary} documentTitle={dashboardMessages.title}>
        {found && <p className={styles.moment}>{formatMoment(found.at)}</p>}
        <ExportButton
          label={dashboardMessages.export}
          ask={() =>
            dispatch(exportDashboard({ sales: readPeriod(search, 'sales'), top: readPeriod(search, 'top') }))
          }
        />
      </AdminPageHeader>
      {error && !found ? (
        <ErrorPanel message={error.message} onRetry={reload} />
      ) : (
        <>
          <SummaryTiles summary={found} />
          <WorkToDo work={found?.work} />
        </>
      )}
      <div className={styles.below}>
        <SalesPanel onRetry={reload} />
        <TopProductsPanel onRetry={reload} />
      </div>
    </>
  );
}

function WorkToDo({ work }: { work: Work | undefined }) {
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>{dashboardMessages.toDoNow}</h2>
      {work ? <Waiting work={work} /> : <Skeleton className={styles.awaited} />}
    </Panel>
  );
}

function Waiting({ work }: { work: Work }) {
  const waiting = WORK_KINDS.flatMap((kind) => (work[kind] ? [{ kind, count: work[kind] }] : []));
  if (waiting.length === 0) return <p className={styles.nothing}>{dashboardMessages.nothingToDo}</p>;
  return (
    <ul className={styles.list}>
      {waiting.map(({ kind, count }) => (
        <li key={kind} className={isInformational(kind) ? styles.fact : undefined}>
          <Link to={WORK_LISTS[kind]} className={styles.link}>
            <b>{formatCount(count)}</b> {dashboardMessages.work[kind](count)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SalesPanel({ onRetry }: { onRetry: () => void }) {
  const { by, bars } = useSelector(sales.select) ?? {};
  const error = useSelector(sales.selectError);
  const [isTable, setTable] = useState(false);
  const withoutCost = bars?.reduce((sum, { ordersWithoutCost }) => sum + ordersWithoutCost, 0) ?? 0;
  return (
    <Panel
      title={dashboardMessages.salesVersusProfit}
      aside={<PeriodToggle part="sales" label={dashboardMessages.salesVersusProfit} />}
    >
      <div className={styles.legend}>
        <span className={styles.sales}>{dashboardMessages.sales}</span>
        <span className={styles.profit}>{dashboardMessages.profit}</span>
        <button type="button" className={styles.switch} onClick={() => setTable(!isTable)}>
          {isTable ? dashboardMessages.showAsChart : dashboardMessages.showAsTable}
        </button>
      </div>
      {error && <ErrorPanel message={error.message} onRetry={onRetry} />}
      {!bars && !error && <Skeleton className={styles.salesAwaited} />}
      {by && bars && !isTable && <SalesChart by={by} bars={bars} />}
      {bars && <SalesTable bars={bars} isShown={isTable} />}
      {withoutCost > 0 && <p className={styles.note}>{dashboardMessages.withoutCost(withoutCost)}</p>}
    </Panel>
  );
}

/** Always present, for screen readers. */
function SalesTable({ bars, isShown }: { bars: readonly SalesBar[]; isShown: boolean }) {
  const table = (
    <table className={styles.table} aria-label={dashboardMessages.salesVersusProfit}>
      <thead>
        <tr>
          <th scope="col">{dashboardMessages.period}</th>
          <th scope="col">{dashboardMessages.orders}</th>
          <th scope="col">{dashboardMessages.sales}</th>
          <th scope="col">{dashboardMessages.profit}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, from, to, orders, sales: amount, profit }) => (
          <tr key={label}>
            <th scope="row">{isShown ? <Link to={ordersSoldLink({ from, to })}>{label}</Link> : label}</th>
            <td data-head={dashboardMessages.orders}>{formatCount(orders)}</td>
            <td data-head={dashboardMessages.sales}>{formatRupees(amount)}</td>
            <td data-head={dashboardMessages.profit}>{formatRupees(profit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isShown ? table : <VisuallyHidden as="div">{table}</VisuallyHidden>;
}

function TopProductsPanel({ onRetry }: { onRetry: () => void }) {
  const products = useSelector(topProducts.select)?.products;
  const error = useSelector(topProducts.selectError);
  return (
    <Panel
      title={dashboardMessages.topProducts}
      aside={<PeriodToggle part="top" label={dashboardMessages.topProducts} />}
    >
      {error && <ErrorPanel message={error.message} onRetry={onRetry} />}
      {!products && !error && <Skeleton className={styles.topAwaited} />}
      {products?.length === 0 && <p className={styles.topNothing}>{dashboardMessages.nothingSold}</p>}
      <ol>
        {products?.map(({ _id, name, image, pieces: quantity, sales: amount }) => (
          <li key={_id} className={styles.row}>
            <Thumbnail src={image} className={styles.picture} />
            <Link to={productLink(_id)} className={styles.name}>
              <NoBreakText>{name}</NoBreakText>
              <span className={styles.quantity}>{dashboardMessages.sold(quantity)}</span>
            </Link>
            <b className={styles.topSales}>{formatRupees(amount)}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
