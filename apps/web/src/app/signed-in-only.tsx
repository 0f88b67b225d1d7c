import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { selectIsAuthenticated } from '../features/account/user.slice.ts';
import { paths } from '../lib/paths.ts';

const LOGIN = paths.login();

/**
 * Leaves a page as soon as its user is signed out: by logging out, or because the server ended the session. That is
 * often learnt on the way to another page; then it is that one where they come back to.
 */
export function SignedInOnly() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const here = useLocation();
  const going = useNavigation().location;
  // On the way to the login it has been done: naming that as the place to come back to would have no end.
  const { pathname, search, hash } = going && going.pathname !== LOGIN ? going : here;
  return isAuthenticated ? <Outlet /> : <Navigate to={paths.login(pathname + search + hash)} replace />;
}
