import type { ReducersMapObject } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import { type Loading, makeGuards, makeLoad, NO_REQUEST } from '../loading.ts';
import type { StoreHandle } from '../store.ts';
import { fetchStore, selectCharges } from '../../features/store/store.slice.ts';

export type BrowserStorage = { local: KeyValueStorage; session: KeyValueStorage };

export type RouteContext = {
  store: StoreHandle;
  load: ReturnType<typeof makeLoad>;
  guards: ReturnType<typeof makeGuards>;
  /** Loads the settings once; without them promises have default texts. */
  ensureStoreLoaded: () => Loading;
  /** For pages without quoted amounts; loads the contact details of the footer. */
  withFooter: (id: `#${string}`, routes: RouteObject[]) => RouteObject;
};

/** The server loads all modules; a browser loads one when its address opens. */
export type RouteModule = {
  reducers?: ReducersMapObject;
  listen?: (listeners: Listeners, storage: BrowserStorage | undefined) => void;
  shopRoutes?: (parts: RouteContext) => RouteObject[];
  bareRoutes?: (parts: RouteContext) => RouteObject[];
};

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
