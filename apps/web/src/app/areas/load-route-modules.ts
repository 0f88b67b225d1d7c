import type { RouteModule } from './route-module.ts';

const CONTENT_PATHS = 'shipping|returns|size-guide|privacy|terms|faq|contact|newsletter|alerts';

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
