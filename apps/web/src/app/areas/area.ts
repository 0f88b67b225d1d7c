import type { ReducersMapObject } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import type { Loading, makeGuards, makeLoad } from '../loading.ts';
import type { StoreInUse } from '../store.ts';

/** Where a browser keeps what outlives the page, or the tab. */
export type BrowserStorage = { local: KeyValueStorage; session: KeyValueStorage };

/** What the routes of an area are made of. */
export type AreaParts = {
  store: StoreInUse;
  /** Waits for the first request on the server; see `makeLoad`. */
  load: ReturnType<typeof makeLoad>;
  guards: ReturnType<typeof makeGuards>;
  /** What the promises quote; they have their words without it, too. Asked once. */
  storeKnown: () => Loading;
  /** Pages that quote no figure, under the footer that all pages have: it says how the shop is reached. */
  underFooter: (id: `#${string}`, routes: RouteObject[]) => RouteObject;
};

/**
 * Addresses that a shopper's first page does without: their routes, and what the store keeps for them alone. The server
 * has all areas; a browser gets one when an address of it is opened.
 */
export type Area = {
  reducers?: ReducersMapObject;
  /** `storage` is the browser's; the server has none. */
  listen?: (listeners: Listeners, storage: BrowserStorage | undefined) => void;
  /** In the frame of the shop. */
  shopRoutes?: (parts: AreaParts) => RouteObject[];
  /** With a frame of their own. */
  bareRoutes?: (parts: AreaParts) => RouteObject[];
};
