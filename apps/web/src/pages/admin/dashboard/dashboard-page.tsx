import { useRevalidator, useSearchParams } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { readPeriod, exportDashboard, summary } from '../../../features/dashboard/admin/dashboard.slice.ts';
import { SummaryTiles } from '../../../features/dashboard/admin/summary-tiles.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './dashboard-page.module.css';
import { SalesPanel } from '../../../features/dashboard/admin/sales-panel.tsx';
import { TopProductsPanel } from '../../../features/dashboard/admin/top-products-panel.tsx';
import { WorkToDo } from '../../../features/dashboard/admin/work-to-do.tsx';

export function Component() {
  const found = useSelector(summary.select);
  const error = useSelector(summary.selectError);
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const reload = () => void revalidate();
  return (
    <>
      <title>{adminTitle(dashboardMessages.title)}</title>
      <AdminPageHeader title={dashboardMessages.summary}>
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
