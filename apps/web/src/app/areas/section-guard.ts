import { mayUse, type Section } from '@e-store/shared/staff/sections';
import { data, redirect } from 'react-router-dom';
import { dashWords } from '../../content/dash.ts';
import { selectUser } from '../../features/account/user.slice.ts';
import { firstPath } from '../../features/admin/dash-links.ts';
import { paths } from '../../lib/paths.ts';
import type { Loader, makeGuards } from '../loading.ts';
import type { StoreInUse } from '../store.ts';

/**
 * Limits an admin screen to the roles that the API allows. The start page redirects each role to its own
 * first screen.
 */
export function makeSectionGuard(store: StoreInUse, staff: ReturnType<typeof makeGuards>['staff']) {
  return (section: Section, loader: Loader = () => null): Loader =>
    staff((args) => {
      const role = selectUser(store.getState())?.role ?? 'Customer';
      if (mayUse(role, section)) return loader(args);
      const { pathname } = new URL(args.request.url);
      if (pathname.replace(/\/$/, '') === paths.dashboard()) throw redirect(firstPath(role));
      throw data({ code: 'FORBIDDEN', message: dashWords.notForRole }, { status: 403 });
    });
}
