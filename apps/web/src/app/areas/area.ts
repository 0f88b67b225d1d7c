import type { ReducersMapObject } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import type { Loading, makeGuards, makeLoad } from '../loading.ts';
import type { StoreInUse } from '../store.ts';

export type BrowserStorage = { local: KeyValueStorage; session: KeyValueStorage };

export type AreaParts = {
  store: StoreInUse;
  load: ReturnType<typeof makeLoad>;
  guards: ReturnType<typeof makeGuards>;
  /** Loads the store settings once; promises have default texts without them. */
  storeKnown: () => Loading;
  /** Wraps pages without quoted amounts; loads the contact details for the footer. */
  underFooter: (id: `#${string}`, routes: RouteObject[]) => RouteObject;
};

/**
 * Lazily loaded routes with their reducers. The server loads all modules; a browser loads one when its
 * address opens.
 */
export type Area = {
  reducers?: ReducersMapObject;
  listen?: (listeners: Listeners, storage: BrowserStorage | undefined) => void;
  shopRoutes?: (parts: AreaParts) => RouteObject[];
  bareRoutes?: (parts: AreaParts) => RouteObject[];
};
