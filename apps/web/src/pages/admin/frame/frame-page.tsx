import { useSelector } from 'react-redux';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { dashboardMessages as pageMessages } from '../../../messages/en/dashboard.ts';
import { logout, selectUser } from '../../../features/account/user.slice.ts';
import { AdminLayout } from '../../../features/staff/admin/admin-layout.tsx';
import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import {
  selectConfirmationNeeded,
  selectSetUpNeeded,
} from '../../../features/staff/admin/confirmation.slice.ts';
import { useWorkPolling } from '../../../features/dashboard/admin/use-work-polling.ts';
import { selectHasWorkNews, selectWork, workSeen } from '../../../features/dashboard/admin/work.slice.ts';
import { useAppDispatch, useIsHydrated } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { WorkMenu } from '../../../features/dashboard/admin/work-menu.tsx';

/**
 * The admin frame. Required two-step setup comes before all other screens. A call rejected for lack of a
 * recent password redirects to the password step until then; afterwards the frame asks in place.
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
  useWorkPolling();
  if (isConfirmationNeeded) return <Navigate to={paths.admin(pathname + search)} />;
  if (isSetUpNeeded && !pathname.startsWith(paths.twoStep()))
    return <Navigate to={paths.twoStep(pathname + search)} replace />;
  if (!user) return null;
  const keyword = new URLSearchParams(search).get('keyword') ?? '';
  return (
    <>
      <AdminLayout
        user={user}
        keyword={keyword}
        waiting={{
          orders: countOf(work, ['toConfirm', 'returnsToCheck']),
          messages: countOf(work, ['messagesToAnswer']),
          reviews: countOf(work, ['reviewsReported']),
        }}
        tools={<WorkMenu work={work} isNew={isHydrated && hasNews} onOpen={() => dispatch(workSeen())} />}
        onSignOut={() => void dispatch(logout())}
      >
        <Outlet />
      </AdminLayout>
      <ScrollRestoration />
    </>
  );
}

function countOf(work: Partial<WorkToDo>, kinds: readonly (keyof WorkToDo)[]) {
  const waiting = kinds.map((kind) => [kind, work[kind] ?? 0] as const).filter(([, count]) => count > 0);
  return {
    count: waiting.reduce((total, [, count]) => total + count, 0),
    words: waiting.map(([kind, count]) => `${count} ${pageMessages.work[kind](count)}`).join(', '),
  };
}
