import { createAction } from '@reduxjs/toolkit';

/** The page is hydrated and may differ from the server's. */
export const appStarted = createAction('app/started');

/** Visible or online again: another device may have changed data. */
export const appFocused = createAction('app/cameBack');

export const routeModuleAdded = createAction('app/areaOpened');

/** Another tab changed the browser storage, or may have while this page was frozen. */
export const storageChanged = createAction('app/otherTabWrote');

/** Another account signs in than the one whose session ended. */
export const accountChanged = createAction('app/accountChanged');

/** Account data is not fetched again this soon after a focus. */
export const FRESH_MS = 15_000;
