import { adminMessages } from '../../messages/en/staff/admin-frame.ts';
import { canUseSection, type Section } from '@e-store/shared/staff/sections';
import { data, redirect } from 'react-router-dom';
import { selectUser } from '../../features/account/user.slice.ts';
import { firstPermittedPath } from '../../features/staff/admin/admin-menu-entries.ts';
import { paths } from '@e-store/shared/web-paths';
import type { Loader, makeGuards } from '../loading.ts';
import type { StoreHandle } from '../store.ts';

/**
 * Limits an admin screen to the roles that the API allows. The start page redirects each role to its own
 * first screen.
 */
export function makeSectionGuard(store: StoreHandle, staff: ReturnType<typeof makeGuards>['staff']) {
  return (section: Section, loader: Loader = () => null): Loader =>
    staff((args) => {
      const role = selectUser(store.getState())?.role ?? 'Customer';
      if (canUseSection(role, section)) return loader(args);
      const { pathname } = new URL(args.request.url);
      if (pathname.replace(/\/$/, '') === paths.dashboard()) throw redirect(firstPermittedPath(role));
      throw data({ code: 'FORBIDDEN', message: adminMessages.notForRole }, { status: 403 });
    });
}
