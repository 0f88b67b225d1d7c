import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

/** Loads the pages of an address into their routes, so that hydration finds the components the server rendered. */
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
