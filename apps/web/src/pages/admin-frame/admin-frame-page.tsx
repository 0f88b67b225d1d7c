import { useSelector } from 'react-redux';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { selectUser } from '../../features/account/user.slice.ts';
import { DashFrame } from '../../features/admin/components/dash-frame.tsx';
import { selectConfirmationNeeded } from '../../features/admin/confirmation.slice.ts';
import { paths } from '../../lib/paths.ts';

/** The frame of E-DASH. A call that the server refuses until the password is confirmed leads to that step. */
export function Component() {
  const user = useSelector(selectUser);
  const isConfirmationNeeded = useSelector(selectConfirmationNeeded);
  const { pathname, search } = useLocation();
  if (isConfirmationNeeded) return <Navigate to={paths.admin(pathname + search)} />;
  if (!user) return null; // the routes let only staff in
  const keyword = new URLSearchParams(search).get('keyword') ?? '';
  return (
    <>
      <DashFrame user={user} keyword={keyword}>
        <Outlet />
      </DashFrame>
      <ScrollRestoration />
    </>
  );
}
