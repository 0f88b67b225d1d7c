import type { SalesBar } from '@e-store/shared/dashboard/endpoints';
import { formatCount, formatRupees } from '@e-store/shared/money';
import { dashboardWords } from '../../content/dashboard.ts';
import { ordersSold } from '../../features/dashboard/list-links.ts';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sales-table.module.css';

/** The chart as a table, always present for screen readers. */
export function SalesTable({ bars, isShown }: { bars: readonly SalesBar[]; isShown: boolean }) {
  const table = (
    <table className={styles.table} aria-label={dashboardWords.salesVersusProfit}>
      <thead>
        <tr>
          <th scope="col">{dashboardWords.period}</th>
          <th scope="col">{dashboardWords.orders}</th>
          <th scope="col">{dashboardWords.sales}</th>
          <th scope="col">{dashboardWords.profit}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, from, to, orders, sales, profit }) => (
          <tr key={label}>
            <th scope="row">{isShown ? <Link to={ordersSold({ from, to })}>{label}</Link> : label}</th>
            <td>{formatCount(orders)}</td>
            <td>{formatRupees(sales)}</td>
            <td>{formatRupees(profit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isShown ? table : <VisuallyHidden>{table}</VisuallyHidden>;
}
