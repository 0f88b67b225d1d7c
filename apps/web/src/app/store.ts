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
import { recentlyViewedSlice } from '../features/catalog/recently-viewed.slice.ts';
import { selectionSlice } from '../features/catalog/selection.slice.ts';
import { deliverySlice } from '../features/delivery/delivery.slice.ts';
import { ownReviewSlice } from '../features/reviews/own-review.slice.ts';
import { reviewsSlice } from '../features/reviews/reviews.slice.ts';
import { searchEventsSlice } from '../features/search-insights/search-events.slice.ts';
import { storeSlice } from '../features/store/store.slice.ts';
import { wishlistSlice } from '../features/wishlist/wishlist.slice.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { createListeners } from '../lib/create-listeners.ts';
import type { AccountReducers } from './routes/account-route-module.tsx';
import type { ContentReducers } from './routes/content-route-module.ts';
import type { AdminReducers } from './routes/admin-route-module.tsx';
import type { RouteModule, BrowserStorage } from './routes/route-module.ts';
import type { CartReducers } from './routes/cart-route-module.ts';
import { addRecentlyViewedListener } from '../features/catalog/recently-viewed.listener.ts';
import { addStorageListener } from './listeners.ts';
import { routeModuleAdded } from '../lib/app-events.ts';

/** Client state of spec §3 and additions. */
const reducers = {
  products: productsSlice.reducer,
  selection: selectionSlice.reducer,
  recentlySeen: recentlyViewedSlice.reducer,
  productDetails: productDetailsSlice.reducer,
  reviews: reviewsSlice.reducer,
  ownReview: ownReviewSlice.reducer,
  user: userSlice.reducer,
  cart: cartSlice.reducer,
  store: storeSlice.reducer,
  wishlist: wishlistSlice.reducer,
  delivery: deliverySlice.reducer,
  searchEvents: searchEventsSlice.reducer,
};

export type RootState = StateFromReducersMapObject<
  typeof reducers & AccountReducers & AdminReducers & CartReducers & ContentReducers
>;

type StoreParts = {
  api: ApiClient;
  preloadedState?: Partial<RootState> | undefined;
  storage?: BrowserStorage;
  routeModules?: readonly RouteModule[];
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

export type StoreHandle = Pick<AppStore, 'dispatch' | 'getState'>;

export function makeStore(parts: StoreParts) {
  const { storage, routeModules = [] } = parts;
  const listeners = createListeners();
  if (storage) {
    addStorageListener(listeners, storage);
    addRecentlyViewedListener(listeners, storage.local);
  }
  const open = new Set<RouteModule>(routeModules);
  const reducer = () =>
    combine(Object.assign({}, reducers, ...[...open].map((routeModule) => routeModule.reducers)));
  const store = configure(parts, reducer(), listeners);
  const addListeners = ({ listen }: RouteModule) => listen?.(listeners, storage);
  routeModules.forEach(addListeners);
  return Object.assign(store, {
    /** A repeated call does nothing. */
    addRouteModule(routeModule: RouteModule): void {
      if (open.has(routeModule)) return;
      open.add(routeModule);
      store.replaceReducer(reducer());
      addListeners(routeModule);
      store.dispatch(routeModuleAdded());
    },
  });
}
