import { createAction, isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { login, logout, register } from '../features/account/user.slice.ts';
import { forgetDraft } from '../features/admin/product-draft.storage.ts';
import {
  cartForgotten,
  cartRestored,
  cartSlice,
  itemAdded,
  itemPutBack,
  itemRemoved,
  itemsCleared,
  shippingInfoSaved,
  type CartState,
} from '../features/cart/cart.slice.ts';
import { readCart, writeCart } from '../features/cart/cart.storage.ts';
import {
  fetchPlace,
  placeForgotten,
  placeRestored,
  selectPlace,
} from '../features/delivery/delivery.slice.ts';
import { readPlace, writePlace } from '../features/delivery/delivery.storage.ts';
import { ordersForgotten } from '../features/orders/my-orders.slice.ts';
import { attemptRestored, orderForgotten, sendOrder } from '../features/orders/new-order.slice.ts';
import { closeAttempt, forgetOrder, readAttempt, writeAttempt } from '../features/orders/order.storage.ts';
import type { KeyValueStorage } from '../lib/stored-json.ts';

export type BrowserStorage = { local: KeyValueStorage; session: KeyValueStorage };

/** The page is hydrated: from now on it may differ from what the server rendered. */
export const appStarted = createAction('app/started');

type WithCart = { cart: CartState };
const changesCart = isAnyOf(
  itemAdded,
  itemRemoved,
  itemPutBack,
  shippingInfoSaved,
  itemsCleared,
  cartForgotten,
);
const changesPerson = isAnyOf(login.fulfilled, register.fulfilled, logout.fulfilled);

/**
 * Keeps the browser's storage in step with the store. Only what is listed here touches it: a failed call, and with it a
 * session that is over, never does.
 */
export function listenForStorage(
  listeners: ListenerMiddlewareInstance,
  { local, session }: BrowserStorage,
): void {
  listeners.startListening({
    actionCreator: appStarted,
    effect: (_, { dispatch }) => {
      dispatch(cartRestored(readCart(local)));
      dispatch(placeRestored(readPlace(local)));
      const attempt = readAttempt(session);
      if (attempt) dispatch(attemptRestored(attempt));
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
    matcher: isAnyOf(fetchPlace.fulfilled, placeForgotten),
    effect: (_, listenerApi) => {
      writePlace(local, selectPlace(listenerApi.getState() as Parameters<typeof selectPlace>[0]));
    },
  });
  listeners.startListening({
    actionCreator: sendOrder.pending,
    effect: ({ meta }) => writeAttempt(session, meta.arg),
  });
  listeners.startListening({
    actionCreator: sendOrder.fulfilled,
    effect: (_, { dispatch }) => {
      closeAttempt(session);
      dispatch(itemsCleared());
    },
  });
  listeners.startListening({
    actionCreator: logout.fulfilled,
    effect: (_, { dispatch }) => {
      forgetOrder(session);
      forgetDraft(session);
      dispatch(cartForgotten());
      dispatch(placeForgotten());
      dispatch(orderForgotten());
    },
  });
  listeners.startListening({
    matcher: changesPerson,
    effect: (_, { dispatch }) => {
      dispatch(ordersForgotten());
    },
  });
}

/** The cart as another tab left it. */
export function cartFromOtherTab(local: KeyValueStorage) {
  return cartSlice.actions.cartRestored(readCart(local));
}
