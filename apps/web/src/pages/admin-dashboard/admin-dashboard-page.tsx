import { useRevalidator, useSearchParams } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { dashboardWords } from '../../content/dashboard.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ExportButton } from '../../features/admin/components/export-button.tsx';
import { periodIn } from '../../features/dashboard/sales-period-choice.ts';
import { SummaryTiles } from '../../features/dashboard/components/summary-tiles.tsx';
import { exportDashboard, summary } from '../../features/dashboard/summary.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { formatMoment } from '../../lib/india-days.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './admin-dashboard-page.module.css';
import { SalesPanel } from './sales-panel.tsx';
import { TopProductsPanel } from './top-products-panel.tsx';
import { WorkToDo } from './work-to-do.tsx';

export function Component() {
  const found = useSelector(summary.select);
  const error = useSelector(summary.selectError);
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const askAgain = () => void revalidate();
  return (
    <>
      <title>{dashTitle(dashboardWords.title)}</title>
      <DashHead title={dashboardWords.summary}>
        {found && <p className={styles.moment}>{formatMoment(found.at)}</p>}
        <ExportButton
          label={dashboardWords.export}
          ask={() =>
            dispatch(exportDashboard({ sales: periodIn(search, 'sales'), top: periodIn(search, 'top') }))
          }
        />
      </DashHead>
      {error && !found ? (
        <ErrorPanel message={error.message} onRetry={askAgain} />
      ) : (
        <>
          <SummaryTiles summary={found} />
          <WorkToDo work={found?.work} />
        </>
      )}
      <div className={styles.below}>
        <SalesPanel onRetry={askAgain} />
        <TopProductsPanel onRetry={askAgain} />
      </div>
    </>
  );
}
