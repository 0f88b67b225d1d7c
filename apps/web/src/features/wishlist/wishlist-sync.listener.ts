import { isAnyOf } from '@reduxjs/toolkit';
import { accountChanged, appFocused, appStarted, FRESH_MS } from '../../lib/app-events.ts';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import type { AppDispatch } from '../../lib/thunk.ts';
import {
  loadUser,
  login,
  logout,
  register,
  selectIsAuthenticated,
  type selectUser,
} from '../account/user.slice.ts';
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
} from './wishlist.slice.ts';
import { readGuestList, writeGuestList } from './wishlist.storage.ts';

type State = Parameters<typeof selectUser>[0] & { wishlist: WishlistState };
type Shop = { dispatch: AppDispatch; getState: () => State };

/** A guest's list merges into the account's at sign-in. */
export function addWishlistSyncListener(listeners: Listeners, local: KeyValueStorage): void {
  const listen = listeners.startListening.withTypes<State, AppDispatch>();
  let loadedAt = 0;

  const merge = ({ dispatch, getState }: Shop) => {
    loadedAt = Date.now();
    const saved = readGuestList(local);
    if (saved.length === 0 && selectWishlistOwner(getState()) === 'account') return undefined;
    return dispatch(mergeWishlist(saved));
  };

  listen({
    actionCreator: appStarted,
    effect: (_, shop) => {
      if (selectIsAuthenticated(shop.getState())) void merge(shop);
      else shop.dispatch(guestListRestored(readGuestList(local)));
    },
  });
  listen({
    matcher: isAnyOf(login.fulfilled, register.fulfilled),
    effect: (_, shop) => void merge(shop)?.then(() => notifyUnsavedEntries(shop, local)),
  });
  listen({ actionCreator: loadUser.fulfilled, effect: (_, shop) => void merge(shop) });
  listen({
    actionCreator: appFocused,
    effect: (_, shop) => {
      if (!selectIsAuthenticated(shop.getState()) || Date.now() - loadedAt < FRESH_MS) return;
      if (selectWishlistOwner(shop.getState()) !== 'account') void merge(shop);
      else {
        loadedAt = Date.now();
        void shop.dispatch(loadWishlist());
      }
    },
  });
  listen({
    matcher: isAnyOf(guestSaved, guestUnsaved),
    effect: (_, shop) => writeGuestList(local, selectWishlist(shop.getState())),
  });
  // Guest entries stay until the account has saved them.
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
    matcher: isAnyOf(logout.fulfilled, accountChanged),
    effect: (_, { dispatch }) => {
      writeGuestList(local, []);
      dispatch(wishlistCleared());
    },
  });
  // Session ended: hides the account's wishlist; the cart stays.
  listen({
    predicate: (_, now, before) => selectIsAuthenticated(before) && !selectIsAuthenticated(now),
    effect: (_, { dispatch }) => {
      dispatch(wishlistCleared());
      dispatch(guestListRestored(readGuestList(local)));
    },
  });
}

/** About entries that did not fit into the account's list. */
async function notifyUnsavedEntries({ dispatch, getState }: Shop, local: KeyValueStorage): Promise<void> {
  const count = selectWishlistOwner(getState()) === 'account' ? readGuestList(local).length : 0;
  if (count === 0) return;
  const { wishlistPageMessages } = await import('../../messages/en/wishlist/wishlist-page.ts');
  dispatch(noticeShown(wishlistPageMessages.leftOut(count)));
}
