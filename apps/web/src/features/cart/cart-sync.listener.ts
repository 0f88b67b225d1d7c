import { isAnyOf } from '@reduxjs/toolkit';
import { appFocused, appStarted, FRESH_MS } from '../../lib/app-events.ts';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import type { AppDispatch } from '../../lib/thunk.ts';
import { login, logout, register, selectIsAuthenticated, selectUser } from '../account/user.slice.ts';
import {
  itemAdded,
  itemRestored,
  itemRemoved,
  itemSizeChanged,
  itemsOrdered,
  type CartState,
} from './cart.slice.ts';
import { clearSyncedCart } from './cart.storage.ts';
import type { createCartSync, SyncReason } from './sync-cart.ts';

type State = Parameters<typeof selectUser>[0] & { cart: CartState };
type Shop = { dispatch: AppDispatch; getState: () => State };

export function addCartSyncListener(listeners: Listeners, local: KeyValueStorage): void {
  const listen = listeners.startListening.withTypes<State, AppDispatch>();
  const syncCart = createLazyCartSync(local);

  listen({ actionCreator: appStarted, effect: (_, shop) => syncCart(shop) });
  listen({
    matcher: isAnyOf(login.fulfilled, register.fulfilled),
    effect: (_, shop) => {
      clearSyncedCart(local);
      syncCart(shop, { isSignIn: true });
    },
  });
  listen({
    actionCreator: appFocused,
    effect: (_, shop) => {
      if (!syncCart.isFresh()) syncCart(shop);
    },
  });
  listen({
    matcher: isAnyOf(itemAdded, itemRemoved, itemRestored, itemSizeChanged),
    effect: (_, shop) => syncCart(shop),
  });
  listen({
    actionCreator: itemsOrdered,
    effect: ({ payload }, shop) => syncCart(shop, { ordered: payload }),
  });
  listen({ actionCreator: logout.fulfilled, effect: () => clearSyncedCart(local) });
}

function createLazyCartSync(local: KeyValueStorage) {
  let loading: Promise<ReturnType<typeof createCartSync>> | undefined;
  let askedAt = 0;

  const sync = ({ dispatch, getState }: Shop, reason?: SyncReason) => {
    const userId = () => (selectIsAuthenticated(getState()) ? selectUser(getState())?._id : undefined);
    if (userId() === undefined) return;
    askedAt = Date.now();
    loading ??= import('./sync-cart.ts').then(({ createCartSync: make }) => make(local));
    loading
      .then((run) => run({ dispatch, getState, userId }, reason))
      .catch(() => {
        loading = undefined;
      });
  };
  return Object.assign(sync, { isFresh: () => Date.now() - askedAt < FRESH_MS });
}
