/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { RouteObject } from 'react-router-dom';
import { FORM_PATHS } from '../../../server/form-post-routes.ts';
import { redactPath } from '../../../server/redact-path.ts';
import { PRIVATE } from '../../../server/search-engine-routes.ts';
import { createApiClient } from '../../lib/api-client.ts';
import { makeStore } from '../store.ts';
import { allRouteModules } from './all-route-modules.ts';
import { loadRouteModules } from './load-route-modules.ts';
import { createRouteContext } from './route-module.ts';
import { makeRoutes } from './shop-routes.tsx';

const store = makeStore({ api: createApiClient() });

type Leaf = { path: string; route: RouteObject };
const leavesOf = (routes: RouteObject[]): Leaf[] =>
  routes.flatMap((route) => [
    ...(route.path?.startsWith('/') ? [{ path: route.path.replace(/:(\w+)\??/g, 'some-$1'), route }] : []),
    ...leavesOf(route.children ?? []),
  ]);

const leaves = leavesOf(makeRoutes(store, { routeModules: allRouteModules }));
const pathsOf = (wanted: (route: RouteObject) => unknown) =>
  leaves.filter(({ route }) => wanted(route)).map(({ path }) => path);

describe('a page of a route module', () => {
  const parts = createRouteContext(store);
  const rows = allRouteModules.flatMap((routeModule) =>
    leavesOf(routeModule.shopRoutes?.(parts) ?? []).map(({ path }) => ({ path, routeModule })),
  );

  it.each(rows)('at $path loads its module in a browser', async ({ path, routeModule }) => {
    expect(await loadRouteModules(path)).toContain(routeModule);
  });
});

describe('a page with an action', () => {
  it.each(pathsOf(({ action }) => action))('at %s accepts a form without scripts', (path) => {
    expect(path).toMatch(FORM_PATHS);
  });
});

describe('a page of one record', () => {
  it.each(pathsOf(({ path }) => path?.includes(':') && !path.startsWith('/product')))(
    'at %s is hidden from search engines unless it is a product',
    (path) => {
      expect(PRIVATE.filter((start) => path.startsWith(start))).toHaveLength(1);
    },
  );

  it.each(pathsOf(({ path }) => path?.includes(':token')))('at %s keeps its token out of the log', (path) => {
    expect(redactPath(path)).not.toContain('some-token');
  });
});
