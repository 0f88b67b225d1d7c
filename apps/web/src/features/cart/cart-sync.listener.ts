import { isAnyOf } from '@reduxjs/toolkit';
import {
  login,
  logout,
  register,
  selectIsAuthenticated,
  selectUser,
} from '../account/user.slice.ts';
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
import {
  guestListRestored,
  guestSaved,
  guestUnsaved,
  mergeWishlist,
  loadWishlist,
  noticeShown,
  selectWishlist,
  selectWishlistOwner,
  wishlistCleared,
  type WishlistState,
} from '../wishlist/wishlist.slice.ts';
import { readGuestList, writeGuestList } from '../wishlist/wishlist.storage.ts';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import type { AppDispatch } from '../../lib/thunk.ts';
import { appStarted, appFocused } from '../../lib/app-events.ts';

/** The cart and wishlist are not refetched within this time after a focus. */
const FRESH_MS = 15_000;

type State = Parameters<typeof selectUser>[0] & { cart: CartState; wishlist: WishlistState };
type Shop = { dispatch: AppDispatch; getState: () => State };

/** Syncs cart and wishlist with the account when signed in; stores those of a guest in the browser. */
export function addCartSyncListener(listeners: Listeners, local: KeyValueStorage): void {
  const listen = listeners.startListening.withTypes<State, AppDispatch>();
  const syncCart = createLazyCartSync(local);

  listen({
    actionCreator: appStarted,
    effect: (_, shop) => {
      if (!selectIsAuthenticated(shop.getState())) shop.dispatch(guestListRestored(readGuestList(local)));
      else {
        syncCart(shop);
        void mergeWishlists(shop, local);
      }
    },
  });
  listen({
    matcher: isAnyOf(login.fulfilled, register.fulfilled),
    effect: (_, shop) => {
      clearSyncedCart(local);
      syncCart(shop);
      void mergeWishlists(shop, local)?.then(() => notifyUnsavedEntries(shop, local));
    },
  });
  listen({
    actionCreator: appFocused,
    effect: (_, shop) => {
      if (!selectIsAuthenticated(shop.getState()) || syncCart.isFresh()) return;
      syncCart(shop);
      if (selectWishlistOwner(shop.getState()) === 'account') void shop.dispatch(loadWishlist());
      else void mergeWishlists(shop, local);
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
  listen({
    matcher: isAnyOf(guestSaved, guestUnsaved),
    effect: (_, shop) => writeGuestList(local, selectWishlist(shop.getState())),
  });
  // Guest entries stay in the browser until the account has saved them; a full list has no room.
  listen({
    actionCreator: mergeWishlist.fulfilled,
    effect: ({ payload }) => {
      const savedProducts = new Set(payload.entries.map(({ product }) => product));
      writeGuestList(
        local,
        readGuestList(local).filter(({ product }) => !savedProducts.has(product.toLowerCase())),
      );
    },
  });
  listen({
    actionCreator: logout.fulfilled,
    effect: (_, { dispatch }) => {
      clearSyncedCart(local);
      writeGuestList(local, []);
      dispatch(wishlistCleared());
    },
  });
  // Session ended: hides the account's wishlist. The cart stays.
  listen({
    predicate: (_, now, before) => selectIsAuthenticated(before) && !selectIsAuthenticated(now),
    effect: (_, { dispatch }) => {
      dispatch(wishlistCleared());
      dispatch(guestListRestored(readGuestList(local)));
    },
  });
}

function mergeWishlists({ dispatch, getState }: Shop, local: KeyValueStorage) {
  const saved = readGuestList(local);
  if (saved.length === 0 && selectWishlistOwner(getState()) === 'account') return undefined;
  return dispatch(mergeWishlist(saved));
}

/** Notifies at sign-in about entries that did not fit into the account's list. */
async function notifyUnsavedEntries({ dispatch, getState }: Shop, local: KeyValueStorage): Promise<void> {
  const count = selectWishlistOwner(getState()) === 'account' ? readGuestList(local).length : 0;
  if (count === 0) return;
  const { wishlistPageMessages } = await import('../../messages/en/wishlist/wishlist-page.ts');
  dispatch(noticeShown(wishlistPageMessages.leftOut(count)));
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
