import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { accountLinks } from '../messages/en/account/links.ts';
import { selectHasLoggedOut, selectIsAuthenticated } from '../features/account/user.slice.ts';
import { paths } from '@e-store/shared/web-paths';

const LOGIN = paths.login();
/** Constant, because `Navigate` navigates again for every new object. */
const LOGGED_OUT = { notice: accountLinks.loggedOut };
const SESSION_ENDED = { notice: accountLinks.sessionEnded };
const STAFF_SESSION_ENDED = { notice: accountLinks.staffSessionEnded };

/** After an expired session, login leads back to the requested page. */
export function SignedInOnly() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const hasLoggedOut = useSelector(selectHasLoggedOut);
  const currentLocation = useLocation();
  const pendingLocation = useNavigation().location;
  // A navigation that leads to login must not become its own `next`.
  const { pathname, search, hash } =
    pendingLocation && pendingLocation.pathname !== LOGIN ? pendingLocation : currentLocation;
  if (isAuthenticated) return <Outlet />;
  return hasLoggedOut ? (
    <Navigate to={LOGIN} state={LOGGED_OUT} replace />
  ) : (
    <Navigate
      to={paths.login(pathname + search + hash)}
      state={pathname.startsWith(paths.admin()) ? STAFF_SESSION_ENDED : SESSION_ENDED}
      replace
    />
  );
}
