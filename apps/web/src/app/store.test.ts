import { expect, it } from '@jest/globals';
import { createApiClient } from '../lib/api-client.ts';
import { allAreas } from './areas/all-areas.ts';
import { makeStore } from './store.ts';

it('the state has an area for each of spec §3, and the user’s has its parts', () => {
  const state = makeStore({ areas: allAreas, api: createApiClient() }).getState();
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
