import { useState } from 'react';
import { useSelector } from 'react-redux';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { sales } from './dashboard.slice.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PeriodToggle } from './period-toggle.tsx';
import { SalesChart } from './sales-chart.tsx';
import styles from './sales-panel.module.css';
import type { SalesBar } from '@e-store/shared/dashboard/endpoints';
import { formatCount, formatRupees } from '@e-store/shared/money';
import { ordersSoldLink } from './list-links.ts';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export function SalesPanel({ onRetry }: { onRetry: () => void }) {
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
      {!bars && !error && <Skeleton className={styles.awaited} />}
      {by && bars && !isTable && <SalesChart by={by} bars={bars} />}
      {bars && <SalesTable bars={bars} isShown={isTable} />}
      {withoutCost > 0 && <p className={styles.note}>{dashboardMessages.withoutCost(withoutCost)}</p>}
    </Panel>
  );
}

/** The chart as a table, always present for screen readers. */
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
  return isShown ? table : <VisuallyHidden>{table}</VisuallyHidden>;
}
