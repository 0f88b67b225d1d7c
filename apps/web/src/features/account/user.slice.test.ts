import { describe, expect, it } from '@jest/globals';
import { allRouteModules } from '../../app/routes/all-route-modules.ts';
import { makeStore } from '../../app/store.ts';
import { createApiClient } from '../../lib/api-client.ts';
import { errorsCleared } from '../../lib/request-state.ts';
import { answer, apiServer, refuse } from '../../testing/api-server.ts';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { buildUser } from '../../testing/build-user.ts';
import { itemAdded } from '../cart/cart.slice.ts';
import { fetchMyOrders } from '../orders/my-orders.slice.ts';
import { changePassword, forgotPassword, loadUser, login, logout, resetPassword } from './user.slice.ts';

const asha = buildUser();
const credentials = { email: asha.email, password: 'long enough' };
const change = { oldPassword: 'a', newPassword: 'long enough', confirmPassword: 'long enough' };
const makeShop = () => makeStore({ routeModules: allRouteModules, api: createApiClient() });

async function signedInShop() {
  apiServer.use(answer('POST /login', { user: asha }));
  const store = makeShop();
  await store.dispatch(login(credentials));
  return store;
}

describe('user session (spec §4)', () => {
  it('a request to sign in sets loading on and isAuthenticated off [spec 4-5]', async () => {
    const store = await signedInShop();
    const asked = store.dispatch(login(credentials));
    expect(store.getState().user).toMatchObject({ loading: true, isAuthenticated: false });
    await asked;
  });

  it('success sets isAuthenticated on and stores the user [spec 4-6]', async () => {
    const store = await signedInShop();
    expect(store.getState().user).toMatchObject({ loading: false, isAuthenticated: true, user: asha });
  });

  it("failure clears the user and sets the error to the server's [spec 4-7]", async () => {
    const store = await signedInShop();
    apiServer.use(
      refuse('POST /login', { status: 401, code: 'INVALID_CREDENTIALS', message: 'Wrong password.' }),
    );
    await store.dispatch(login(credentials));
    expect(store.getState().user).toMatchObject({
      loading: false,
      isAuthenticated: false,
      user: null,
      error: { message: 'Wrong password.' },
    });
  });

  it('loading the user signs in whom the server knows [spec 4-14]', async () => {
    apiServer.use(answer('GET /me', asha));
    const store = makeShop();
    await store.dispatch(loadUser());
    expect(store.getState().user).toMatchObject({ isAuthenticated: true, user: asha });
  });

  it('logout clears the user; a failed one keeps the user and sets the error [spec 4-8] [spec 4-10]', async () => {
    const store = await signedInShop();
    apiServer.use(refuse('POST /logout', { status: 500, code: 'INTERNAL', message: 'Try again.' }));
    await store.dispatch(logout());
    expect(store.getState().user).toMatchObject({ user: asha, error: { message: 'Try again.' } });
    apiServer.use(answer('POST /logout', { message: 'Signed out.' }));
    await store.dispatch(logout());
    expect(store.getState().user).toMatchObject({ isAuthenticated: false, user: null });
  });

  it('a changed password stores the user and the message success [spec 4-9]', async () => {
    const store = await signedInShop();
    apiServer.use(answer('PUT /password/update/', { user: { ...asha, firstname: 'Usha' } }));
    await store.dispatch(changePassword(change));
    expect(store.getState().user).toMatchObject({ message: 'success', user: { firstname: 'Usha' } });
  });

  it('a password that could not be changed keeps the user [spec 4-10]', async () => {
    const store = await signedInShop();
    apiServer.use(
      refuse('PUT /password/update/', { status: 400, code: 'VALIDATION_FAILED', message: 'Wrong.' }),
    );
    await store.dispatch(changePassword(change));
    expect(store.getState().user).toMatchObject({
      isAuthenticated: true,
      user: asha,
      error: { message: 'Wrong.' },
    });
  });

  it('forgot and reset password show their failure as the message too [spec 4-11] [spec 4-12]', async () => {
    const store = makeShop();
    apiServer.use(
      refuse('POST /password/forgot', { status: 404, code: 'NOT_FOUND', message: 'user not found' }),
      answer('PUT /password/reset/:token', { message: 'Password Updated successFully' }),
    );
    await store.dispatch(forgotPassword({ email: asha.email }));
    expect(store.getState().user).toMatchObject({ loading: false, message: 'user not found', error: null });
    const token = 'abc';
    const asked = store.dispatch(resetPassword({ token, password: 'long enough', confirmPassword: 'x' }));
    expect(store.getState().user).toMatchObject({ loading: true, message: null });
    await asked;
    expect(store.getState().user.message).toBe('Password Updated successFully');
  });

  it('clearing errors empties the error [spec 4-4] [spec 4-13]', async () => {
    const store = makeShop();
    await store.dispatch(loadUser());
    expect(store.getState().user.error).not.toBeNull();
    store.dispatch(errorsCleared());
    expect(store.getState().user.error).toBeNull();
  });

  it('a session that the server has ended signs out, and leaves the cart alone [R33]', async () => {
    const store = await signedInShop();
    store.dispatch(itemAdded(buildCartItem()));
    apiServer.use(
      refuse('GET /orders/me', { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in.' }),
    );
    await store.dispatch(fetchMyOrders());
    expect(store.getState().user).toMatchObject({ isAuthenticated: false, user: null });
    expect(store.getState().cart.cartItems).toHaveLength(1);
  });
});
