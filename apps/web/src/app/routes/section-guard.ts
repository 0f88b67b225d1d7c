import { adminMessages } from '../../messages/en/staff/admin-frame.ts';
import { canUseSection, type Section } from '@e-store/shared/staff/sections';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { selectUser } from '../../features/account/user.slice.ts';
import { firstPermittedPath } from '../../features/staff/admin/admin-menu-entries.ts';
import { paths } from '@e-store/shared/web-paths';
import type { failurePage, Loader, Loading } from '../loading.ts';
import type { RouteContext } from './route-module.ts';
import type { AppDispatch, ThunkExtra } from '../../lib/thunk.ts';

type Call = (dispatch: AppDispatch, getState: () => unknown, extra: ThunkExtra) => Loading;
type Screen = { search: URLSearchParams; params: LoaderFunctionArgs['params'] };
/** The first call decides the page's status. */
type Calls = (screen: Screen) => [Call, ...Call[]];

/** Shows the page instead of an error page: its filters name the invalid value, and can correct it. */
function keepFilters(refusal: Response | ReturnType<typeof failurePage>) {
  if ('data' in refusal && refusal.data.code === 'VALIDATION_FAILED') return data(null, refusal.init ?? {});
  throw refusal;
}

/** The start page redirects each role to its first screen. */
export function makeSectionGuard({ store, load, guards: { staff } }: RouteContext) {
  return (section: Section, calls: Calls): Loader =>
    staff(({ request, params }) => {
      const role = selectUser(store.getState())?.role ?? 'Customer';
      const { pathname, searchParams: search } = new URL(request.url);
      if (canUseSection(role, section)) {
        const [main, ...beside] = calls({ search, params });
        const others = beside.map((call) => store.dispatch(call));
        return load(request, store.dispatch(main), ...others).catch(keepFilters);
      }
      if (pathname.replace(/\/$/, '') === paths.dashboard()) throw redirect(firstPermittedPath(role));
      throw data({ code: 'FORBIDDEN', message: adminMessages.notForRole }, { status: 403 });
    });
}
