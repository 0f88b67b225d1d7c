import { isAnyOf } from '@reduxjs/toolkit';
import { logout } from '../features/account/user.slice.ts';
import { fetchProduct, selectProduct } from '../features/catalog/product-details.slice.ts';
import { seenForgotten, seenRestored } from '../features/catalog/recently-seen.slice.ts';
import { forgetSeen, readSeen, rememberSeen } from '../features/catalog/recently-seen.storage.ts';
import type { Listeners } from '../lib/create-listeners.ts';
import type { KeyValueStorage } from '../lib/stored-json.ts';
import { appStarted } from './listeners.ts';

type WithProduct = Parameters<typeof selectProduct>[0];

/** Remembers viewed products in this browser, also for guests, until they are cleared or at logout. */
export function listenForSeen(listeners: Listeners, local: KeyValueStorage): void {
  listeners.startListening({
    actionCreator: appStarted,
    effect: (_, listenerApi) => {
      const product = selectProduct(listenerApi.getState() as WithProduct);
      listenerApi.dispatch(seenRestored(product ? rememberSeen(local, product._id) : readSeen(local)));
    },
  });
  listeners.startListening({
    actionCreator: fetchProduct.fulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(seenRestored(rememberSeen(local, payload._id)));
    },
  });
  listeners.startListening({
    matcher: isAnyOf(seenForgotten, logout.fulfilled),
    effect: (action, { dispatch }) => {
      forgetSeen(local);
      if (!seenForgotten.match(action)) dispatch(seenForgotten());
    },
  });
}
