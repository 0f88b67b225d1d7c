import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import { WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { formatCount } from '@e-store/shared/money';
import { Bell } from 'lucide-react';
import { dashboardWords as words } from '../../content/dashboard.ts';
import { BarMenu } from '../../features/admin/components/bar-menu.tsx';
import { WORK_LISTS } from '../../features/dashboard/list-links.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './work-menu.module.css';

/** The bell of the top bar: what waits for whoever is signed in, each amount with the way to its rows. */
export function WorkMenu({ work }: { work: Partial<WorkToDo> }) {
  const waiting = WORK_KINDS.flatMap((kind) => (work[kind] ? [{ kind, count: work[kind] }] : []));
  const sum = waiting.reduce((total, { count }) => total + count, 0);
  return (
    <BarMenu
      label={words.waiting(sum)}
      className={styles.bell}
      face={
        <>
          <Icon of={Bell} />
          {sum > 0 && <span className={styles.mark} />}
        </>
      }
    >
      {(close) => (
        <>
          <b className={styles.title}>{words.toDoNow}</b>
          {sum === 0 && <p className={styles.nothing}>{words.nothingToDo}</p>}
          <ul>
            {waiting.map(({ kind, count }) => (
              <li key={kind}>
                <Link to={WORK_LISTS[kind]} className={styles.entry} onClick={close}>
                  <b className={styles.count}>{formatCount(count)}</b> {words.work[kind](count)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </BarMenu>
  );
}
