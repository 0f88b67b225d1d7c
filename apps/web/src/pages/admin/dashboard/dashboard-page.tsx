import { useRevalidator, useSearchParams } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { formatMoment } from '@e-store/shared/format-day';
import type { WorkToDo as Work } from '@e-store/shared/dashboard/endpoints';
import { isInformational, WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { formatCount } from '@e-store/shared/money';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { readPeriod, exportDashboard, summary } from '../../../features/dashboard/admin/dashboard.slice.ts';
import { SummaryTiles } from '../../../features/dashboard/admin/summary-tiles.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SalesPanel } from '../../../features/dashboard/admin/sales-panel.tsx';
import { TopProductsPanel } from '../../../features/dashboard/admin/top-products-panel.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { WORK_LISTS } from '../../../features/dashboard/admin/list-links.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
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

function WorkToDo({ work }: { work: Work | undefined }) {
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>{dashboardMessages.toDoNow}</h2>
      {work ? <Waiting work={work} /> : <Skeleton className={styles.awaited} />}
    </Panel>
  );
}

function Waiting({ work }: { work: Work }) {
  const waiting = WORK_KINDS.filter((kind) => work[kind] > 0);
  if (waiting.length === 0) return <p className={styles.nothing}>{dashboardMessages.nothingToDo}</p>;
  return (
    <ul className={styles.list}>
      {waiting.map((kind) => (
        <li key={kind} className={isInformational(kind) ? styles.fact : undefined}>
          <Link to={WORK_LISTS[kind]} className={styles.link}>
            <b>{formatCount(work[kind])}</b> {dashboardMessages.work[kind](work[kind])}
          </Link>
        </li>
      ))}
    </ul>
  );
}
