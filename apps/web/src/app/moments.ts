import { createAction } from '@reduxjs/toolkit';

/** The page is hydrated: from now on it may differ from what the server rendered. */
export const appStarted = createAction('app/started');

/** Somebody looks at the page again, or the network is back: another device may have changed something. */
export const cameBack = createAction('app/cameBack');
