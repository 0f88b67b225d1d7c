import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { accountLinks } from '../content/account-links.ts';
import { selectHasLoggedOut, selectIsAuthenticated } from '../features/account/user.slice.ts';
import { paths } from '../lib/paths.ts';

const LOGIN = paths.login();
/** One object for good: of another one, `Navigate` would think that there is somewhere else to go, again and again. */
const FAREWELL = { notice: accountLinks.loggedOut };
const SESSION_ENDED = { notice: accountLinks.sessionEnded };
const STAFF_SESSION_ENDED = { notice: accountLinks.staffSessionEnded };

/**
 * Leaves a page as soon as its user is signed out. Who logged out is told so at the login, which then leads where it
 * always does. That the server ended the session is often learnt on the way to another page; then it is that one where
 * they come back to.
 */
export function SignedInOnly() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const hasLoggedOut = useSelector(selectHasLoggedOut);
  const here = useLocation();
  const going = useNavigation().location;
  // On the way to the login it has been done: naming that as the place to come back to would have no end.
  const { pathname, search, hash } = going && going.pathname !== LOGIN ? going : here;
  if (isAuthenticated) return <Outlet />;
  return hasLoggedOut ? (
    <Navigate to={LOGIN} state={FAREWELL} replace />
  ) : (
    <Navigate
      to={paths.login(pathname + search + hash)}
      state={pathname.startsWith(paths.admin()) ? STAFF_SESSION_ENDED : SESSION_ENDED}
      replace
    />
  );
}
