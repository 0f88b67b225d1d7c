import type { RouteModule } from './route-module.ts';
import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

const CONTENT_PATHS =
  'shipping|returns|size-guide|privacy|terms|faq|contact|newsletter|alerts|redelivery|collection';

const routeModules: readonly { addresses: RegExp; load: () => Promise<{ routeModule: RouteModule }> }[] = [
  { addresses: /^\/account(\/|$)/, load: () => import('./account-route-module.tsx') },
  { addresses: /^\/cart(\/|$)/, load: () => import('./cart-route-module.ts') },
  { addresses: /^\/admin(\/|$)/, load: () => import('./admin-route-module.tsx') },
  { addresses: new RegExp(`^/(${CONTENT_PATHS})(/|$)`), load: () => import('./content-route-module.ts') },
];

export async function loadRouteModules(pathname: string): Promise<RouteModule[]> {
  const wanted = routeModules.filter(({ addresses }) => addresses.test(pathname));
  const modules = await Promise.all(wanted.map(({ load }) => load()));
  return modules.map(({ routeModule }) => routeModule);
}

export async function resolveMatchedPages(
  routes: RouteObject[],
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
