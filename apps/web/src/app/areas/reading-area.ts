import { makeMailedRoutes } from './mailed-routes.ts';
import { makeReadingRoutes } from './reading-routes.ts';
import type { Area } from './area.ts';

export const area: Area = {
  shopRoutes: (parts) => [parts.underFooter('#mailed', makeMailedRoutes(parts)), ...makeReadingRoutes(parts)],
};
