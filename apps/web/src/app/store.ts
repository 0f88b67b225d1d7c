import {
  configureStore,
  type Reducer,
  type UnknownAction,
  type ReducersMapObject,
  type StateFromReducersMapObject,
} from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { userSlice } from '../features/account/user.slice.ts';
import { cartSlice } from '../features/cart/cart.slice.ts';
import { productDetailsSlice } from '../features/catalog/product-details.slice.ts';
import { productsSlice } from '../features/catalog/products.slice.ts';
import { recentlySeenSlice } from '../features/catalog/recently-seen.slice.ts';
import { selectionSlice } from '../features/catalog/selection.slice.ts';
import { deliverySlice } from '../features/delivery/delivery.slice.ts';
import { ownReviewSlice } from '../features/reviews/own-review.slice.ts';
import { reviewsSlice } from '../features/reviews/reviews.slice.ts';
import { storeSlice } from '../features/store/store.slice.ts';
import { wishlistSlice } from '../features/wishlist/wishlist.slice.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { createListeners } from '../lib/create-listeners.ts';
import type { AccountReducers } from './areas/account-area.tsx';
import type { AdminReducers } from './areas/admin-area.tsx';
import type { Area, BrowserStorage } from './areas/area.ts';
import type { CartReducers } from './areas/cart-area.ts';
import { listenForSeen } from './listen-for-seen.ts';
import { listenForStorage } from './listeners.ts';
import { areaOpened } from './moments.ts';

/** Client state of spec §3 and additions of this shop. Route modules add their own reducers. */
const reducers = {
  products: productsSlice.reducer,
  selection: selectionSlice.reducer,
  recentlySeen: recentlySeenSlice.reducer,
  productDetails: productDetailsSlice.reducer,
  reviews: reviewsSlice.reducer,
  ownReview: ownReviewSlice.reducer,
  user: userSlice.reducer,
  cart: cartSlice.reducer,
  store: storeSlice.reducer,
  wishlist: wishlistSlice.reducer,
  delivery: deliverySlice.reducer,
};

export type RootState = StateFromReducersMapObject<
  typeof reducers & AccountReducers & AdminReducers & CartReducers
>;

type StoreParts = {
  api: ApiClient;
  preloadedState?: Partial<RootState> | undefined;
  storage?: BrowserStorage;
  areas?: readonly Area[];
};

type ShopReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

/** A route module registers its reducer before use, which the type cannot express. */
const combine = (map: ReducersMapObject) => combineReducers(map) as unknown as ShopReducer;

function configure(
  { api, preloadedState }: StoreParts,
  reducer: ShopReducer,
  { middleware }: ReturnType<typeof createListeners>,
) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { api } } }).prepend(middleware),
  });
}

export type AppStore = ReturnType<typeof configure>;

export type StoreInUse = Pick<AppStore, 'dispatch' | 'getState'>;

export function makeStore(parts: StoreParts) {
  const { storage, areas = [] } = parts;
  const listeners = createListeners();
  if (storage) {
    listenForStorage(listeners, storage);
    listenForSeen(listeners, storage.local);
  }
  const open = new Set<Area>(areas);
  const reducer = () => combine(Object.assign({}, reducers, ...[...open].map((area) => area.reducers)));
  const store = configure(parts, reducer(), listeners);
  const listenIn = ({ listen }: Area) => listen?.(listeners, storage);
  areas.forEach(listenIn);
  return Object.assign(store, {
    /** Adds a route module's reducers and listeners; a repeated call does nothing. */
    openArea(area: Area): void {
      if (open.has(area)) return;
      open.add(area);
      store.replaceReducer(reducer());
      listenIn(area);
      store.dispatch(areaOpened());
    },
  });
}
