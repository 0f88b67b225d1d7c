import { useSelector } from 'react-redux';
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatch } from 'react-router-dom';
import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import { paths } from '@e-store/shared/web-paths';
import { isInformational, WORK_KINDS, isPartial } from '@e-store/shared/dashboard/work-sections';
import { formatCount } from '@e-store/shared/money';
import { Bell } from 'lucide-react';
import { dashboardMessages as pageMessages } from '../../../messages/en/dashboard.ts';
import { logout, selectUser } from '../../../features/account/user.slice.ts';
import { AdminLayout } from '../../../features/staff/admin/admin-layout.tsx';
import {
  selectConfirmationNeeded,
  selectSetUpNeeded,
} from '../../../features/staff/admin/confirmation.slice.ts';
import { readKeyword } from '../../../features/staff/admin/staff-search.slice.ts';
import { useWorkPolling } from '../../../features/dashboard/admin/use-work-polling.ts';
import { selectHasWorkNews, selectWork, workSeen } from '../../../features/dashboard/admin/work.slice.ts';
import { useAppDispatch, useIsHydrated } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { BarMenu } from '../../../ui/admin/bar-menu.tsx';
import { WORK_LISTS } from '../../../features/dashboard/admin/list-links.ts';
import { useFocusFallback } from '../../../ui/admin/use-focus-fallback.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './frame-page.module.css';

/**
 * Required two-step setup comes first. Until the frame is shown, a missing recent password redirects to
 * the password step; afterwards the frame asks in place.
 */
export function Component() {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const isConfirmationNeeded = useSelector(selectConfirmationNeeded);
  const work = useSelector(selectWork);
  const hasNews = useSelector(selectHasWorkNews);
  const isHydrated = useIsHydrated();
  const isSetUpNeeded = useSelector(selectSetUpNeeded);
  const { pathname, search } = useLocation();
  const isSearch = useMatch(`${paths.dashboard()}/search`) !== null;
  const { showError, toast } = useToast();
  useWorkPolling();
  useFocusFallback();
  if (isConfirmationNeeded) return <Navigate to={paths.admin(pathname + search)} />;
  if (isSetUpNeeded && !pathname.startsWith(paths.twoStep()))
    return <Navigate to={paths.twoStep(pathname + search)} replace />;
  if (!user) return null;
  async function signOut() {
    const refused = failureOf(await dispatch(logout()));
    if (refused) showError(refused.message);
  }
  const keyword = isSearch ? readKeyword(new URLSearchParams(search)) : '';
  return (
    <>
      <AdminLayout
        user={user}
        keyword={keyword}
        waiting={{
          orders: countOf(work, ['toConfirm', 'attemptsDue', 'returnsProposed', 'returnsToCheck']),
          messages: countOf(work, ['messagesToAnswer']),
          reviews: countOf(work, ['reviewsReported']),
        }}
        tools={<WorkMenu work={work} isNew={isHydrated && hasNews} onOpen={() => dispatch(workSeen())} />}
        onSignOut={() => void signOut()}
      >
        <Outlet />
      </AdminLayout>
      {toast}
      <ScrollRestoration />
    </>
  );
}

function countOf(work: Partial<WorkToDo>, kinds: readonly (keyof WorkToDo)[]) {
  const waiting = kinds.map((kind) => [kind, work[kind] ?? 0] as const).filter(([, count]) => count > 0);
  // A parcel may be both due and to return.
  const partial = waiting.reduce((total, [kind, count]) => total + (isPartial(kind) ? count : 0), 0);
  const failed = Math.min(partial, work.deliveryFailed ?? partial);
  return {
    count: waiting.reduce((total, [kind, count]) => total + (isPartial(kind) ? 0 : count), failed),
    words: waiting.map(([kind, count]) => `${count} ${pageMessages.work[kind](count)}`).join(', '),
  };
}

type WorkMenuProps = {
  work: Partial<WorkToDo>;
  /** New since the menu was last opened, or close to its deadline. */
  isNew: boolean;
  onOpen: () => void;
};

function WorkMenu({ work, isNew, onOpen }: WorkMenuProps) {
  const waiting = WORK_KINDS.flatMap((kind) => (work[kind] ? [{ kind, count: work[kind] }] : []));
  const actions = waiting.filter(({ kind }) => !isInformational(kind));
  const facts = waiting.filter(({ kind }) => isInformational(kind));
  const sum = actions.reduce((total, { kind, count }) => total + (isPartial(kind) ? 0 : count), 0);
  return (
    <BarMenu
      label={pageMessages.waiting(sum, isNew)}
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
          <b className={styles.title}>{pageMessages.toDoNow}</b>
          {sum === 0 && <p className={styles.nothing}>{pageMessages.nothingToDo}</p>}
          <Entries entries={actions} onFollow={close} />
          {facts.length > 0 && <b className={styles.title}>{pageMessages.goodToKnow}</b>}
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
            <b className={styles.count}>{formatCount(count)}</b> {pageMessages.work[kind](count)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
