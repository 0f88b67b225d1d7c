import { createAction } from '@reduxjs/toolkit';

/** The page is hydrated and may differ from the server-rendered one. */
export const appStarted = createAction('app/started');

/** The page is visible again or the network is back: another device may have changed data. */
export const appFocused = createAction('app/cameBack');

/** A route module was loaded after the app started. */
export const routeModuleAdded = createAction('app/areaOpened');

/** Another tab changed the browser storage, or may have while this page was frozen. */
export const storageChanged = createAction('app/otherTabWrote');

/** The data of the account is not fetched again within this time after a focus. */
export const FRESH_MS = 15_000;
