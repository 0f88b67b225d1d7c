import { useSelector } from 'react-redux';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { logout, selectUser } from '../../features/account/user.slice.ts';
import { DashFrame } from '../../features/admin/components/dash-frame.tsx';
import { selectConfirmationNeeded } from '../../features/admin/confirmation.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';

/**
 * The frame of E-DASH. Until it stands, a call that the server refuses for want of the password leads to that step;
 * from then on the password is asked for in place, by the frame.
 */
export function Component() {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const isConfirmationNeeded = useSelector(selectConfirmationNeeded);
  const { pathname, search } = useLocation();
  if (isConfirmationNeeded) return <Navigate to={paths.admin(pathname + search)} />;
  if (!user) return null; // the routes let only staff in
  const keyword = new URLSearchParams(search).get('keyword') ?? '';
  return (
    <>
      <DashFrame user={user} keyword={keyword} onSignOut={() => void dispatch(logout())}>
        <Outlet />
      </DashFrame>
      <ScrollRestoration />
    </>
  );
}
