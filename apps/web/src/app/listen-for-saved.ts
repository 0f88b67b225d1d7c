import { isAnyOf } from '@reduxjs/toolkit';
import {
  login,
  logout,
  register,
  selectIsAuthenticated,
  selectUser,
} from '../features/account/user.slice.ts';
import {
  itemAdded,
  itemPutBack,
  itemRemoved,
  itemResized,
  itemsOrdered,
  type CartState,
} from '../features/cart/cart.slice.ts';
import { forgetKnownCart } from '../features/cart/cart.storage.ts';
import type { makeCartSync, SyncReason } from '../features/cart/sync-cart.ts';
import {
  guestListRestored,
  guestSaved,
  guestUnsaved,
  joinWishlist,
  loadWishlist,
  noticeGiven,
  selectWishlist,
  selectWishlistOwner,
  wishlistForgotten,
  type WishlistState,
} from '../features/wishlist/wishlist.slice.ts';
import { readGuestList, writeGuestList } from '../features/wishlist/wishlist.storage.ts';
import type { Listeners } from '../lib/create-listeners.ts';
import type { KeyValueStorage } from '../lib/stored-json.ts';
import type { AppDispatch } from '../lib/thunk.ts';
import { appStarted, cameBack } from './moments.ts';

/** Looking away and back within this time is no reason to ask again. */
const FRESH_MS = 15_000;

type State = Parameters<typeof selectUser>[0] & { cart: CartState; wishlist: WishlistState };
type Shop = { dispatch: AppDispatch; getState: () => State };

/** Keeps cart and wishlist of a signed-in shopper the same as the account's, and those of a guest in the browser. */
export function listenForSaved(listeners: Listeners, local: KeyValueStorage): void {
  const listen = listeners.startListening.withTypes<State, AppDispatch>();
  const syncCart = lazyCartSync(local);

  listen({
    actionCreator: appStarted,
    effect: (_, shop) => {
      if (!selectIsAuthenticated(shop.getState())) shop.dispatch(guestListRestored(readGuestList(local)));
      else {
        syncCart(shop);
        void joinLists(shop, local);
      }
    },
  });
  listen({
    matcher: isAnyOf(login.fulfilled, register.fulfilled),
    effect: (_, shop) => {
      forgetKnownCart(local); // so that the cart of this browser joins the account's
      syncCart(shop);
      void joinLists(shop, local)?.then(() => tellLeftOut(shop, local));
    },
  });
  listen({
    actionCreator: cameBack,
    effect: (_, shop) => {
      if (!selectIsAuthenticated(shop.getState()) || syncCart.isFresh()) return;
      syncCart(shop);
      if (selectWishlistOwner(shop.getState()) === 'account') void shop.dispatch(loadWishlist());
      else void joinLists(shop, local);
    },
  });
  listen({
    matcher: isAnyOf(itemAdded, itemRemoved, itemPutBack, itemResized),
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
  // What a guest saved stays in the browser until the shop has it; of a full list that is not before it has room.
  listen({
    actionCreator: joinWishlist.fulfilled,
    effect: ({ payload }) => {
      const kept = new Set(payload.entries.map(({ product }) => product));
      writeGuestList(
        local,
        readGuestList(local).filter(({ product }) => !kept.has(product.toLowerCase())),
      );
    },
  });
  listen({
    actionCreator: logout.fulfilled,
    effect: (_, { dispatch }) => {
      forgetKnownCart(local);
      writeGuestList(local, []);
      dispatch(wishlistForgotten());
    },
  });
  // The session is over: what the account has saved is not shown any more. The cart stays.
  listen({
    predicate: (_, now, before) => selectIsAuthenticated(before) && !selectIsAuthenticated(now),
    effect: (_, { dispatch }) => {
      dispatch(wishlistForgotten());
      dispatch(guestListRestored(readGuestList(local)));
    },
  });
}

/** What a guest saved joins the account's list. */
function joinLists({ dispatch, getState }: Shop, local: KeyValueStorage) {
  const saved = readGuestList(local);
  if (saved.length === 0 && selectWishlistOwner(getState()) === 'account') return undefined; // it came with the page
  return dispatch(joinWishlist(saved));
}

/** At sign-in, and not with every page after it: what the account's list had no room for. */
async function tellLeftOut({ dispatch, getState }: Shop, local: KeyValueStorage): Promise<void> {
  const count = selectWishlistOwner(getState()) === 'account' ? readGuestList(local).length : 0;
  if (count === 0) return;
  const { wishlistPageWords } = await import('../content/wishlist-page.ts');
  dispatch(noticeGiven(wishlistPageWords.leftOut(count)));
}

/** Only who is signed in needs it, so it is no part of the first scripts. */
function lazyCartSync(local: KeyValueStorage) {
  let loading: Promise<ReturnType<typeof makeCartSync>> | undefined;
  let askedAt = 0;

  const sync = ({ dispatch, getState }: Shop, reason?: SyncReason) => {
    const userId = () => (selectIsAuthenticated(getState()) ? selectUser(getState())?._id : undefined);
    if (userId() === undefined) return;
    askedAt = Date.now();
    loading ??= import('../features/cart/sync-cart.ts').then(({ makeCartSync: make }) => make(local));
    loading
      .then((run) => run({ dispatch, getState, userId }, reason))
      .catch(() => {
        loading = undefined; // the scripts did not arrive: the next change tries again
      });
  };
  return Object.assign(sync, { isFresh: () => Date.now() - askedAt < FRESH_MS });
}
