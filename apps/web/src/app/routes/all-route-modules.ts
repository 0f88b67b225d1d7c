import { routeModule as account } from './account-route-module.tsx';
import { routeModule as admin } from './admin-route-module.tsx';
import { routeModule as cart } from './cart-route-module.ts';
import type { RouteModule } from './route-module.ts';
import { routeModule as reading } from './content-route-module.ts';

export const allRouteModules: readonly RouteModule[] = [account, admin, cart, reading];
