import { createAction } from '@reduxjs/toolkit';

/** The page is hydrated: from now on it may differ from what the server rendered. */
export const appStarted = createAction('app/started');

/** Somebody looks at the page again, or the network is back: another device may have changed something. */
export const cameBack = createAction('app/cameBack');

/** An area has come that was not there when the app started. */
export const areaOpened = createAction('app/areaOpened');

/** Another tab has changed what this browser has stored, or may have while this page was frozen. */
export const otherTabWrote = createAction('app/otherTabWrote');
