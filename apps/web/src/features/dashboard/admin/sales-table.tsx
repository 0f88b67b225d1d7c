import type { SalesBar } from '@e-store/shared/dashboard/endpoints';
import { formatCount, formatRupees } from '@e-store/shared/money';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { ordersSoldLink } from './list-links.ts';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './sales-table.module.css';

/** The chart as a table, always present for screen readers. */
export function SalesTable({ bars, isShown }: { bars: readonly SalesBar[]; isShown: boolean }) {
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
        {bars.map(({ label, from, to, orders, sales, profit }) => (
          <tr key={label}>
            <th scope="row">{isShown ? <Link to={ordersSoldLink({ from, to })}>{label}</Link> : label}</th>
            <td data-head={dashboardMessages.orders}>{formatCount(orders)}</td>
            <td data-head={dashboardMessages.sales}>{formatRupees(sales)}</td>
            <td data-head={dashboardMessages.profit}>{formatRupees(profit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isShown ? table : <VisuallyHidden>{table}</VisuallyHidden>;
}
