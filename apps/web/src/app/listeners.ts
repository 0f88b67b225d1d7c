import { isAnyOf } from '@reduxjs/toolkit';
import {
  loadUser,
  login,
  logout,
  register,
  selectIsAuthenticated,
  selectUser,
} from '../features/account/user.slice.ts';
import { claimFormDrafts, deleteFormDrafts } from '../lib/form-drafts.storage.ts';
import {
  addressRemembered,
  cartCleared,
  cartRestored,
  itemAdded,
  itemRestored,
  itemRemoved,
  itemSizeChanged,
  cartSynced,
  itemsOrdered,
  shippingInfoSaved,
  type CartState,
} from '../features/cart/cart.slice.ts';
import {
  ACCOUNT_CART,
  readCart,
  readCartOwner,
  writeAddress,
  writeCart,
} from '../features/cart/cart.storage.ts';
import { clearPromoCode } from '../features/cart/promo.storage.ts';
import { fetchPlace, placeCleared, placeRestored, selectPlace } from '../features/delivery/delivery.slice.ts';
import { readPlace, writePlace } from '../features/delivery/delivery.storage.ts';
import { clearOrder } from '../features/orders/order.storage.ts';
import { ownReviewCleared } from '../features/reviews/own-review.slice.ts';
import { clearReviewDraft } from '../features/reviews/review-draft.storage.ts';
import { clearRecentSearches } from '../features/catalog/recent-searches.storage.ts';
import type { Listeners } from '../lib/create-listeners.ts';
import type { KeyValueStorage } from '../lib/stored-json.ts';
import type { BrowserStorage } from './routes/route-module.ts';
import type { StoreHandle } from './store.ts';
import { guestListRestored } from '../features/wishlist/wishlist.slice.ts';
import { readGuestList } from '../features/wishlist/wishlist.storage.ts';
import { addCartSyncListener } from '../features/cart/cart-sync.listener.ts';
import { addWishlistSyncListener } from '../features/wishlist/wishlist-sync.listener.ts';
import { accountChanged, appStarted, storageChanged } from '../lib/app-events.ts';

type WithCart = { cart: CartState };
const changesCart = isAnyOf(
  itemAdded,
  itemRemoved,
  itemRestored,
  itemSizeChanged,
  itemsOrdered,
  cartSynced,
  cartCleared,
);
const changesAddress = isAnyOf(shippingInfoSaved, addressRemembered, cartCleared);

/** Failed calls and ended sessions never touch the storage. */
export function addStorageListener(listeners: Listeners, { local, session }: BrowserStorage): void {
  listeners.startListening({
    actionCreator: appStarted,
    effect: (_, { dispatch }) => {
      dispatch(cartRestored(readCart(local)));
      dispatch(placeRestored(readPlace(local)));
    },
  });
  listeners.startListening({
    matcher: isAnyOf(appStarted, login.fulfilled, register.fulfilled),
    effect: (_, listenerApi) => {
      const state = listenerApi.getState() as Parameters<typeof selectUser>[0];
      const user = selectUser(state);
      if (!user) return;
      const isCartOfAnother = isStorageOfAnother(state, local);
      claimFormDrafts({ owner: user._id, isStaff: user.role !== 'Customer', isCartOfAnother }, session);
      if (isCartOfAnother) listenerApi.dispatch(accountChanged());
    },
  });
  listeners.startListening({
    matcher: changesCart,
    effect: (_, listenerApi) => {
      const { cart } = listenerApi.getState() as WithCart;
      writeCart(local, cart);
    },
  });
  listeners.startListening({
    matcher: changesAddress,
    effect: (_, listenerApi) => {
      const { cart } = listenerApi.getState() as WithCart;
      writeAddress(local, cart);
    },
  });
  listeners.startListening({
    matcher: isAnyOf(fetchPlace.fulfilled, placeCleared),
    effect: (_, listenerApi) => {
      writePlace(local, selectPlace(listenerApi.getState() as Parameters<typeof selectPlace>[0]));
    },
  });
  listeners.startListening({
    matcher: isAnyOf(logout.fulfilled, accountChanged),
    effect: (action, { dispatch }) => {
      clearOrder({ local, session });
      clearPromoCode(local);
      clearRecentSearches(local);
      if (logout.fulfilled.match(action)) deleteFormDrafts(session);
      clearReviewDraft(session);
      dispatch(cartCleared());
      dispatch(placeCleared());
    },
  });
  listeners.startListening({
    matcher: isAnyOf(login.fulfilled, register.fulfilled, logout.fulfilled),
    effect: (_, { dispatch }) => {
      dispatch(ownReviewCleared());
    },
  });
  addCartSyncListener(listeners, local);
  addWishlistSyncListener(listeners, local);
}

function isStorageOfAnother(state: Parameters<typeof selectUser>[0], local: KeyValueStorage): boolean {
  const [user, cartOwner] = [selectUser(state), readCartOwner(local)];
  return user !== null && cartOwner !== undefined && cartOwner !== user._id;
}

/** In another tab: the cart of this browser gains an owner. */
export function followSignIn(store: StoreHandle, { key, oldValue }: StoredChange): void {
  if (key === ACCOUNT_CART && oldValue === null && !selectIsAuthenticated(store.getState()))
    void store.dispatch(loadUser());
}
type StoredChange = Pick<StorageEvent, 'key' | 'oldValue'>;

/** A tab starts anew when another account signs in in another tab. */
export function followStorage(store: StoreHandle, local: KeyValueStorage, reload: () => void): void {
  if (isStorageOfAnother(store.getState(), local)) return reload();
  storageChangedActions(local).forEach(store.dispatch);
  store.dispatch(guestListRestored(readGuestList(local)));
}

export function storageChangedActions(local: KeyValueStorage) {
  return [cartRestored(readCart(local)), storageChanged()];
}
