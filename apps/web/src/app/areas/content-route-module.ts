import { makeMailedRoutes } from './mailed-routes.ts';
import { makeContentRoutes } from './content-routes.ts';
import type { RouteModule } from './route-module.ts';

export const routeModule: RouteModule = {
  shopRoutes: (parts) => [parts.withFooter('#mailed', makeMailedRoutes(parts)), ...makeContentRoutes(parts)],
};
