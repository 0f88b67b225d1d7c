import { isAnyOf } from '@reduxjs/toolkit';
import { logout } from '../../features/account/user.slice.ts';
import { addressRemembered, type CartState, itemsOrdered } from '../../features/cart/cart.slice.ts';
import {
  promoApplied,
  promoRemoved,
  promoRestored,
  promoSlice,
  type PromoState,
} from '../../features/cart/promo.slice.ts';
import { readPromoCode, writePromoCode } from '../../features/cart/promo.storage.ts';
import { quoteSlice } from '../../features/cart/quote.slice.ts';
import { selectionQuery } from '../../features/catalog/home-queries.ts';
import { fetchSelection } from '../../features/catalog/selection.slice.ts';
import {
  checkoutChoicesReset,
  checkoutChoicesRestored,
  checkoutChoicesSlice,
  deliveryMethodChosen,
  paymentMethodChosen,
} from '../../features/orders/checkout-choices.slice.ts';
import {
  type CheckoutChoices,
  readCheckoutChoices,
  writeCheckoutChoices,
} from '../../features/orders/checkout-choices.storage.ts';
import {
  businessRestored,
  businessSaved,
  businessSlice,
  type BusinessState,
} from '../../features/orders/business.slice.ts';
import { readBusiness, writeBusiness } from '../../features/orders/business.storage.ts';
import {
  closeAttempt,
  readAttempt,
  readLastPlaced,
  writeAttempt,
  writeLastPlaced,
} from '../../features/orders/order-attempt.storage.ts';
import {
  attemptRestored,
  checkAttempt,
  lastPlacedRestored,
  newOrderSlice,
  type NewOrderState,
  orderCleared,
  sendOrder,
} from '../../features/orders/new-order.slice.ts';
import { fetchStore } from '../../features/store/store.slice.ts';
import type { Listeners } from '../../lib/create-listeners.ts';
import type { Loader } from '../loading.ts';
import { accountChanged, appStarted, routeModuleAdded, storageChanged } from '../../lib/app-events.ts';
import { page } from './page-modules.ts';
import type { RouteModule, RouteContext, BrowserStorage } from './route-module.ts';

const reducers = {
  promo: promoSlice.reducer,
  checkoutChoices: checkoutChoicesSlice.reducer,
  business: businessSlice.reducer,
  quote: quoteSlice.reducer,
  newOrder: newOrderSlice.reducer,
};
export type CartReducers = typeof reducers;

const isOrderKnown = isAnyOf(sendOrder.fulfilled, checkAttempt.fulfilled);

function addOrderListener(listeners: Listeners, { local, session }: BrowserStorage): void {
  listeners.startListening({
    matcher: isAnyOf(appStarted, routeModuleAdded, storageChanged),
    effect: (_, listenerApi) => {
      const { dispatch } = listenerApi;
      const { cart, business } = listenerApi.getState() as { cart: CartState; business: BusinessState };
      const unstored = cart.remembersAddress ? undefined : business.buyer;
      dispatch(promoRestored(readPromoCode(local)));
      dispatch(checkoutChoicesRestored(readCheckoutChoices(local)));
      dispatch(businessRestored(readBusiness(local) ?? unstored));
      dispatch(attemptRestored(readAttempt(local)));
      const lastPlaced = readLastPlaced(session);
      if (lastPlaced) dispatch(lastPlacedRestored(lastPlaced));
    },
  });
  listeners.startListening({
    actionCreator: sendOrder.pending,
    effect: ({ meta }) => {
      writeAttempt({ local, session }, meta.arg);
      writeLastPlaced(session, undefined);
    },
  });
  listeners.startListening({
    predicate: isOrderKnown,
    effect: (action, { dispatch }) => {
      if (!isOrderKnown(action)) return;
      const { _id, number, orderItems } = action.payload;
      closeAttempt({ local });
      writeLastPlaced(session, { _id, number });
      dispatch(itemsOrdered(orderItems));
      dispatch(promoRemoved());
      dispatch(checkoutChoicesReset());
    },
  });
  listeners.startListening({
    actionCreator: sendOrder.rejected,
    effect: (_, listenerApi) => {
      const { newOrder } = listenerApi.getState() as { newOrder: NewOrderState };
      if (newOrder.attempt?.isOpen === false) closeAttempt({ local });
    },
  });
  listeners.startListening({
    matcher: isAnyOf(promoApplied, promoRemoved),
    effect: (_, listenerApi) => {
      const { promo } = listenerApi.getState() as { promo: PromoState };
      writePromoCode(local, promo.code ?? undefined);
    },
  });
  listeners.startListening({
    matcher: isAnyOf(deliveryMethodChosen, paymentMethodChosen, checkoutChoicesReset),
    effect: (_, listenerApi) => {
      const { checkoutChoices } = listenerApi.getState() as { checkoutChoices: CheckoutChoices };
      writeCheckoutChoices(local, checkoutChoices);
    },
  });
  listeners.startListening({
    matcher: isAnyOf(businessSaved, addressRemembered),
    effect: (_, listenerApi) => {
      const { cart, business } = listenerApi.getState() as { cart: CartState; business: BusinessState };
      writeBusiness(local, cart.remembersAddress ? business.buyer : undefined);
    },
  });
  // Logout clears storage even if this module is not loaded.
  listeners.startListening({
    matcher: isAnyOf(logout.fulfilled, accountChanged),
    effect: (_, { dispatch }) => {
      dispatch(promoRemoved());
      dispatch(checkoutChoicesReset());
      dispatch(businessSaved(undefined));
      dispatch(orderCleared());
    },
  });
}

function cartRoute({ store: { dispatch }, load, guards: { signedIn } }: RouteContext) {
  const loadCart: Loader = ({ request }) =>
    load(request, dispatch(fetchStore()), dispatch(fetchSelection(selectionQuery())));
  const loadCheckout: Loader = ({ request }) => load(request, dispatch(fetchStore()));
  return {
    path: '/cart',
    ...page('shop/cart', () => import('../../pages/shop/cart/cart-page.tsx')),
    // The cart needs no account; the second step does.
    loader: ((args) =>
      new URL(args.request.url).searchParams.get('step') === '2'
        ? signedIn(loadCheckout)(args)
        : loadCart(args)) satisfies Loader,
  };
}

/** Cart lines and adding to cart belong to the first scripts, not here. */
export const routeModule: RouteModule = {
  reducers,
  listen: (listeners, storage) => {
    if (storage) addOrderListener(listeners, storage);
  },
  shopRoutes: (parts) => [cartRoute(parts)],
};
