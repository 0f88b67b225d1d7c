import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { sessionsSlice } from '../features/account/sessions.slice.ts';
import { userSlice } from '../features/account/user.slice.ts';
import { confirmationSlice } from '../features/admin/confirmation.slice.ts';
import { createProductSlice } from '../features/admin/create-product.slice.ts';
import { cartSlice } from '../features/cart/cart.slice.ts';
import { promoSlice } from '../features/cart/promo.slice.ts';
import { quoteSlice } from '../features/cart/quote.slice.ts';
import { productDetailsSlice } from '../features/catalog/product-details.slice.ts';
import { productsSlice } from '../features/catalog/products.slice.ts';
import { recentlySeenSlice } from '../features/catalog/recently-seen.slice.ts';
import { selectionSlice } from '../features/catalog/selection.slice.ts';
import { deliverySlice } from '../features/delivery/delivery.slice.ts';
import { myOrdersSlice } from '../features/orders/my-orders.slice.ts';
import { newOrderSlice } from '../features/orders/new-order.slice.ts';
import { orderDetailsSlice } from '../features/orders/order-details.slice.ts';
import { ownReviewSlice } from '../features/reviews/own-review.slice.ts';
import { reviewsSlice } from '../features/reviews/reviews.slice.ts';
import { storeSlice } from '../features/store/store.slice.ts';
import { wishlistSlice } from '../features/wishlist/wishlist.slice.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { listenForSeen } from './listen-for-seen.ts';
import { listenForStorage, type BrowserStorage } from './listeners.ts';

/** One entry for each area of spec §3 (client state), and those this shop adds. */
const rootReducer = combineReducers({
  products: productsSlice.reducer,
  selection: selectionSlice.reducer,
  recentlySeen: recentlySeenSlice.reducer,
  productDetails: productDetailsSlice.reducer,
  reviews: reviewsSlice.reducer,
  ownReview: ownReviewSlice.reducer,
  user: userSlice.reducer,
  sessions: sessionsSlice.reducer,
  cart: cartSlice.reducer,
  promo: promoSlice.reducer,
  quote: quoteSlice.reducer,
  newOrder: newOrderSlice.reducer,
  myOrders: myOrdersSlice.reducer,
  orderDetails: orderDetailsSlice.reducer,
  createProduct: createProductSlice.reducer,
  confirmation: confirmationSlice.reducer,
  store: storeSlice.reducer,
  wishlist: wishlistSlice.reducer,
  delivery: deliverySlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

type StoreParts = {
  api: ApiClient;
  preloadedState?: Partial<RootState> | undefined;
  /** The browser's; the server has none, and there nothing is stored. */
  storage?: BrowserStorage;
};

/** A store of its own for every request of the server, every page of a browser and every test. */
export function makeStore({ api, preloadedState, storage }: StoreParts) {
  const listeners = createListenerMiddleware();
  if (storage) {
    listenForStorage(listeners, storage);
    listenForSeen(listeners, storage.local);
  }
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { api } } }).prepend(listeners.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
