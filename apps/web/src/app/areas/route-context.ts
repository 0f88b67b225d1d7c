import { fetchStore, selectCharges } from '../../features/store/store.slice.ts';
import { NO_REQUEST, makeGuards, makeLoad } from '../loading.ts';
import type { StoreHandle } from '../store.ts';
import type { RouteContext } from './route-module.ts';

export function createRouteContext(store: StoreHandle, isServer = false): RouteContext {
  const load = makeLoad(isServer);
  const ensureStoreLoaded = () =>
    selectCharges(store.getState()) ? NO_REQUEST : store.dispatch(fetchStore());
  return {
    store,
    load,
    guards: makeGuards(store),
    ensureStoreLoaded,
    withFooter: (id, children) => ({
      id,
      loader: ({ request }) => load(request, NO_REQUEST, ensureStoreLoaded()),
      children,
    }),
  };
}
