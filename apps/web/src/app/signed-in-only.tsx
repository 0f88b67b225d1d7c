import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectIsAuthenticated } from '../features/account/user.slice.ts';
import { paths } from '../lib/paths.ts';

/** Leaves a page as soon as its user is signed out: by logging out, or because the server ended the session. */
export function SignedInOnly() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname, search, hash } = useLocation();
  return isAuthenticated ? <Outlet /> : <Navigate to={paths.login(pathname + search + hash)} replace />;
}
