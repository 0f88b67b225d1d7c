import { useState } from 'react';
import { useSelector } from 'react-redux';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { Panel } from '../../../ui/panel.tsx';
import { sales } from './sales.slice.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PeriodToggle } from './period-toggle.tsx';
import { SalesChart } from './sales-chart.tsx';
import styles from './sales-panel.module.css';
import { SalesTable } from './sales-table.tsx';

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
