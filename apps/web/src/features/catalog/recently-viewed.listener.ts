import { isAnyOf } from '@reduxjs/toolkit';
import { logout } from '../account/user.slice.ts';
import { fetchProduct, selectProduct } from './product-details.slice.ts';
import { recentlyViewedCleared, recentlyViewedRestored } from './recently-viewed.slice.ts';
import { clearRecentlyViewed, readRecentlyViewed, addRecentlyViewed } from './recently-viewed.storage.ts';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import { accountChanged, appStarted } from '../../lib/app-events.ts';

/** In this browser, also for guests, until cleared or logout. */
export function addRecentlyViewedListener(listeners: Listeners, local: KeyValueStorage): void {
  listeners.startListening({
    actionCreator: appStarted,
    effect: (_, listenerApi) => {
      const product = selectProduct(listenerApi.getState() as Parameters<typeof selectProduct>[0]);
      listenerApi.dispatch(
        recentlyViewedRestored(product ? addRecentlyViewed(local, product._id) : readRecentlyViewed(local)),
      );
    },
  });
  listeners.startListening({
    actionCreator: fetchProduct.fulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(recentlyViewedRestored(addRecentlyViewed(local, payload._id)));
    },
  });
  listeners.startListening({
    matcher: isAnyOf(recentlyViewedCleared, logout.fulfilled, accountChanged),
    effect: (action, { dispatch }) => {
      clearRecentlyViewed(local);
      if (!recentlyViewedCleared.match(action)) dispatch(recentlyViewedCleared());
    },
  });
}
