import type { WorkToDo as Work } from '@e-store/shared/dashboard/endpoints';
import { isInformational, WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { formatCount } from '@e-store/shared/money';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { WORK_LISTS } from './list-links.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './work-to-do.module.css';

export function WorkToDo({ work }: { work: Work | undefined }) {
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
