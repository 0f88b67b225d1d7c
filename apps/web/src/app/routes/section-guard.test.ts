import { describe, expect, it } from '@jest/globals';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createApiClient } from '../../lib/api-client.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeStore } from '../store.ts';
import { allRouteModules } from './all-route-modules.ts';
import { createRouteContext } from './route-module.ts';
import { makeSectionGuard } from './section-guard.ts';

const request = new Request('https://shop.example/admin/dashboard/accounts?from=2026-11-27&to=2026-11-01');

/** On the server, where the first request fails. */
async function loadAccounts(failure: { code: string; status: number }) {
  const user = buildUser({ role: 'Admin' });
  const store = makeStore({
    routeModules: allRouteModules,
    api: createApiClient(),
    preloadedState: { user: { loading: false, isAuthenticated: true, user, error: null, message: null } },
  });
  const only = makeSectionGuard(createRouteContext(store, true));
  const failed = Promise.resolve({ meta: { requestStatus: 'rejected' }, payload: failure });
  const loader = only('transactions', () => [() => failed]);
  return loader({ request, params: {} } as unknown as LoaderFunctionArgs);
}

describe('a screen of E-DASH', () => {
  it('is shown with the error of its filters and their status', async () => {
    const shown = await loadAccounts({ code: 'VALIDATION_FAILED', status: 400 });
    expect(shown).toMatchObject({ data: null, init: { status: 400 } });
  });

  it.each([
    ['NOT_FOUND', 404, 404],
    ['NETWORK', 0, 503],
  ])('is an error page after %s', async (code, status, shown) => {
    await expect(loadAccounts({ code, status })).rejects.toMatchObject({ init: { status: shown } });
  });
});
