import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { selectIsAuthenticated } from '../features/account/user.slice.ts';
import { paths } from '../lib/paths.ts';

/**
 * Leaves a page as soon as its user is signed out: by logging out, or because the server ended the session. That is
 * often learnt on the way to another page; then it is that one where they come back to.
 */
export function SignedInOnly() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const here = useLocation();
  const { pathname, search, hash } = useNavigation().location ?? here;
  return isAuthenticated ? <Outlet /> : <Navigate to={paths.login(pathname + search + hash)} replace />;
}
