import { isAnyOf } from '@reduxjs/toolkit';
import { login, logout, register, selectUser } from '../features/account/user.slice.ts';
import { EDIT_DRAFT, forgetDraft } from '../features/admin/forget-draft.storage.ts';
import { claimFormDrafts, deleteFormDrafts } from '../features/admin/form-drafts.storage.ts';
import {
  addressRemembered,
  cartForgotten,
  cartRestored,
  itemAdded,
  itemPutBack,
  itemRemoved,
  itemResized,
  cartSettled,
  itemsOrdered,
  shippingInfoSaved,
  type CartState,
} from '../features/cart/cart.slice.ts';
import { readCart, writeAddress, writeCart } from '../features/cart/cart.storage.ts';
import { forgetPromoCode } from '../features/cart/forget-promo.storage.ts';
import {
  fetchPlace,
  placeForgotten,
  placeRestored,
  selectPlace,
} from '../features/delivery/delivery.slice.ts';
import { readPlace, writePlace } from '../features/delivery/delivery.storage.ts';
import { forgetOrder } from '../features/orders/forget-order.storage.ts';
import { ownReviewForgotten } from '../features/reviews/own-review.slice.ts';
import { forgetReviewDraft } from '../features/reviews/review-draft.storage.ts';
import { clearRecentSearches } from '../features/search/forget-searches.storage.ts';
import type { Listeners } from '../lib/create-listeners.ts';
import type { KeyValueStorage } from '../lib/stored-json.ts';
import type { BrowserStorage } from './areas/area.ts';
import { listenForSaved } from './listen-for-saved.ts';
import { appStarted, otherTabWrote } from './moments.ts';

export { appStarted };

type WithCart = { cart: CartState };
const changesCart = isAnyOf(
  itemAdded,
  itemRemoved,
  itemPutBack,
  itemResized,
  itemsOrdered,
  cartSettled,
  cartForgotten,
);
const changesAddress = isAnyOf(shippingInfoSaved, addressRemembered, cartForgotten);

/** Writes store changes to browser storage. Failed calls and ended sessions never touch the storage. */
export function listenForStorage(listeners: Listeners, { local, session }: BrowserStorage): void {
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
      const user = selectUser(listenerApi.getState() as Parameters<typeof selectUser>[0]);
      if (user) claimFormDrafts({ owner: user._id, isStaff: user.role !== 'Customer' }, session);
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
    matcher: isAnyOf(fetchPlace.fulfilled, placeForgotten),
    effect: (_, listenerApi) => {
      writePlace(local, selectPlace(listenerApi.getState() as Parameters<typeof selectPlace>[0]));
    },
  });
  listeners.startListening({
    actionCreator: logout.fulfilled,
    effect: (_, { dispatch }) => {
      forgetOrder({ local, session });
      forgetPromoCode(local);
      clearRecentSearches(local);
      forgetDraft(session);
      forgetDraft(session, EDIT_DRAFT);
      deleteFormDrafts(session);
      forgetReviewDraft(session);
      dispatch(cartForgotten());
      dispatch(placeForgotten());
    },
  });
  listeners.startListening({
    matcher: isAnyOf(login.fulfilled, register.fulfilled, logout.fulfilled),
    effect: (_, { dispatch }) => {
      dispatch(ownReviewForgotten());
    },
  });
  listenForSaved(listeners, local);
}

export function fromOtherTab(local: KeyValueStorage) {
  return [cartRestored(readCart(local)), otherTabWrote()];
}
