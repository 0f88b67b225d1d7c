import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectConfirmationNeeded } from '../../features/admin/confirmation.slice.ts';
import { paths } from '../../lib/paths.ts';

/** The frame of E-DASH. A call that the server refuses until the password is confirmed leads to that step. */
export function Component() {
  const isConfirmationNeeded = useSelector(selectConfirmationNeeded);
  const { pathname, search } = useLocation();
  if (isConfirmationNeeded) return <Navigate to={paths.admin(pathname + search)} />;
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
