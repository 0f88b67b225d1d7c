import { accountScreens } from './account-screens.js';
import { adminScreens } from './admin-screens.js';
import { shopScreens } from './shop-screens.js';

/**
 * `shopper` has a filled cart, `newcomer` an empty one. `view`: only the window, because something lies over it.
 * @typedef {import('./prepare-screens.js').Known} Known
 * @typedef {{ name: string, as: 'anyone' | 'shopper' | 'newcomer' | 'admin', path: string | ((known: Known) => string),
 *   first?: (page: import('@playwright/test').Page, known: Known) => Promise<unknown>, view?: boolean }} Screen
 * @type {Screen[]}
 */
export const screens = [...shopScreens, ...accountScreens, ...adminScreens];

export const widths = [390, 900, 1440];

export const themes = /** @type {const} */ (['light', 'dark']);
