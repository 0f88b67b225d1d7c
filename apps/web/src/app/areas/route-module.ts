import type { ReducersMapObject } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import type { Loading, makeGuards, makeLoad } from '../loading.ts';
import type { StoreHandle } from '../store.ts';

export type BrowserStorage = { local: KeyValueStorage; session: KeyValueStorage };

export type RouteContext = {
  store: StoreHandle;
  load: ReturnType<typeof makeLoad>;
  guards: ReturnType<typeof makeGuards>;
  /** Loads the store settings once; promises have default texts without them. */
  ensureStoreLoaded: () => Loading;
  /** Wraps pages without quoted amounts; loads the contact details for the footer. */
  withFooter: (id: `#${string}`, routes: RouteObject[]) => RouteObject;
};

/**
 * Lazily loaded routes with their reducers. The server loads all modules; a browser loads one when its
 * address opens.
 */
export type RouteModule = {
  reducers?: ReducersMapObject;
  listen?: (listeners: Listeners, storage: BrowserStorage | undefined) => void;
  shopRoutes?: (parts: RouteContext) => RouteObject[];
  bareRoutes?: (parts: RouteContext) => RouteObject[];
};
