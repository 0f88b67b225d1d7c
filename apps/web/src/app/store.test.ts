import { expect, it } from '@jest/globals';
import { addressRemembered } from '../features/cart/cart.slice.ts';
import { businessSaved } from '../features/orders/business.slice.ts';
import { logout } from '../features/account/user.slice.ts';
import { createApiClient } from '../lib/api-client.ts';
import { allRouteModules } from './routes/all-route-modules.ts';
import { routeModule as cart } from './routes/cart-route-module.ts';
import { storageChangedActions } from './listeners.ts';
import { appStarted } from '../lib/app-events.ts';
import { makeStore } from './store.ts';

it('the state has an area for each of spec §3, and the user’s has its parts [spec 3-11]', () => {
  const state = makeStore({ routeModules: allRouteModules, api: createApiClient() }).getState();
  expect(Object.keys(state)).toEqual(
    expect.arrayContaining([
      'products',
      'productDetails',
      'user',
      'cart',
      'newOrder',
      'myOrders',
      'orderDetails',
      'createProduct',
    ]),
  );
  expect(state.user).toMatchObject({
    loading: false,
    isAuthenticated: false,
    user: null,
    error: null,
    message: null,
  });
});

it('what the browser knows of code and order is there when the cart’s area comes later, and with other tabs', () => {
  const { localStorage: local, sessionStorage: session } = window;
  const known = (key: string) => JSON.stringify({ key, meaning: 'm', at: Date.now() });
  local.setItem('promoCode', JSON.stringify('WELCOME'));
  local.setItem('orderKey', known('one'));
  const store = makeStore({ api: createApiClient(), storage: { local, session } });
  store.dispatch(appStarted());
  expect(store.getState()).not.toHaveProperty('promo');
  store.addRouteModule(cart);
  expect(store.getState()).toMatchObject({
    promo: { code: 'WELCOME' },
    newOrder: { attempt: { key: 'one' } },
  });
  local.setItem('orderKey', known('two'));
  storageChangedActions(local).forEach(store.dispatch);
  expect(store.getState().newOrder.attempt?.key).toBe('two');
});

it('who signs out in another tab leaves no business in a tab that was left open', () => {
  const { localStorage: local, sessionStorage: session } = window;
  const buyer = { name: 'Rao Traders', gstin: '29ABCDE1234F1Z5' };
  const store = makeStore({ routeModules: [cart], api: createApiClient(), storage: { local, session } });
  store.dispatch(appStarted());
  const readAgain = () => storageChangedActions(local).forEach(store.dispatch);
  store.dispatch(addressRemembered(false));
  store.dispatch(businessSaved(buyer));
  readAgain();
  expect(store.getState().business.buyer).toEqual(buyer);
  store.dispatch(addressRemembered(true));
  readAgain();
  expect(store.getState().business.buyer).toEqual(buyer);
  local.clear();
  readAgain();
  expect(store.getState().business.buyer).toBeUndefined();
});

it('who signs out leaves neither code nor order behind, though the cart was never opened', async () => {
  const { localStorage: local, sessionStorage: session } = window;
  local.setItem('promoCode', JSON.stringify('WELCOME'));
  local.setItem('orderKey', JSON.stringify({ key: 'one', meaning: 'm', at: Date.now() }));
  const store = makeStore({ api: createApiClient(), storage: { local, session } });
  await store.dispatch(logout());
  expect([local.getItem('promoCode'), local.getItem('orderKey')]).toEqual([null, null]);
});
