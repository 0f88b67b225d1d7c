import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import { isInformational, WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { formatCount } from '@e-store/shared/money';
import { Bell } from 'lucide-react';
import { dashboardMessages as messages } from '../../../messages/en/dashboard.ts';
import { BarMenu } from '../../../ui/admin/bar-menu.tsx';
import { WORK_LISTS } from './list-links.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './work-menu.module.css';

type WorkMenuProps = {
  work: Partial<WorkToDo>;
  /** A task is new since the menu was last opened, or close to its deadline. */
  isNew: boolean;
  onOpen: () => void;
};

export function WorkMenu({ work, isNew, onOpen }: WorkMenuProps) {
  const waiting = WORK_KINDS.flatMap((kind) => (work[kind] ? [{ kind, count: work[kind] }] : []));
  const actions = waiting.filter(({ kind }) => !isInformational(kind));
  const facts = waiting.filter(({ kind }) => isInformational(kind));
  const sum = actions.reduce((total, { count }) => total + count, 0);
  return (
    <BarMenu
      label={messages.waiting(sum, isNew)}
      className={styles.bell}
      onOpen={onOpen}
      face={
        <>
          <Icon of={Bell} />
          {isNew && <span className={styles.mark} />}
        </>
      }
    >
      {(close) => (
        <>
          <b className={styles.title}>{messages.toDoNow}</b>
          {sum === 0 && <p className={styles.nothing}>{messages.nothingToDo}</p>}
          <Entries entries={actions} onFollow={close} />
          {facts.length > 0 && <b className={styles.title}>{messages.goodToKnow}</b>}
          <Entries entries={facts} onFollow={close} />
        </>
      )}
    </BarMenu>
  );
}

type EntriesProps = { entries: { kind: keyof WorkToDo; count: number }[]; onFollow: () => void };

function Entries({ entries, onFollow }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ kind, count }) => (
        <li key={kind}>
          <Link to={WORK_LISTS[kind]} className={styles.entry} onClick={onFollow}>
            <b className={styles.count}>{formatCount(count)}</b> {messages.work[kind](count)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
