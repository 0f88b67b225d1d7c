import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { fetchSessions } from '../features/account/sessions.slice.ts';
import { login, logout } from '../features/account/user.slice.ts';
import { itemAdded, itemRemoved, selectItemCount, shippingInfoSaved } from '../features/cart/cart.slice.ts';
import { fetchMyOrders } from '../features/orders/my-orders.slice.ts';
import { placeOrder } from '../features/orders/place-order.ts';
import { fetchOrder } from '../features/orders/order-details.slice.ts';
import { createApiClient } from '../lib/api-client.ts';
import { answer, apiServer, refuse, unreachable, type ApiCall } from '../testing/api-server.ts';
import { buildCartItem } from '../testing/build-cart-item.ts';
import { buildOrder, buildOrderList } from '../testing/build-order.ts';
import { buildUser } from '../testing/build-user.ts';
import { objectId } from '../testing/object-id.ts';
import { appStarted } from '../lib/app-events.ts';
import { saveFormDraft } from '../lib/form-drafts.storage.ts';
import { allRouteModules } from './routes/all-route-modules.ts';
import { followSignIn, followStorage } from './listeners.ts';
import { makeStore } from './store.ts';

const { localStorage: local, sessionStorage: session } = window;
const makeShop = () => {
  const store = makeStore({
    routeModules: allRouteModules,
    api: createApiClient(),
    storage: { local, session },
  });
  store.dispatch(appStarted());
  return store;
};
const payload = {
  shippingInfo: buildOrder().shippingInfo,
  orderItems: [{ product: objectId(1), size: 'M', quantity: 1 }],
  totalPrice: 979,
};

let keys: (string | null)[] = [];
const takesOrder = ({ headers }: ApiCall) => {
  keys.push(headers.get('idempotency-key'));
  return buildOrder();
};

beforeEach(() => {
  keys = [];
});

describe('cart in the browser', () => {
  it('is read only when the app has started: the server rendered it empty', () => {
    local.setItem('cartItems', JSON.stringify([buildCartItem({ quantity: 2 })]));
    const store = makeStore({
      routeModules: allRouteModules,
      api: createApiClient(),
      storage: { local, session },
    });
    expect(store.getState().cart).toMatchObject({ cartItems: [], restored: false });
    store.dispatch(appStarted());
    expect(selectItemCount(store.getState())).toBe(2);
    expect(store.getState().cart.restored).toBe(true);
  });

  it('is stored with every change and survives a reload [spec 3-5]', () => {
    const store = makeShop();
    store.dispatch(itemAdded(buildCartItem({ size: 'M' })));
    store.dispatch(itemAdded(buildCartItem({ size: 'L' })));
    store.dispatch(itemRemoved({ product: objectId(1), size: 'M' }));
    store.dispatch(shippingInfoSaved({ firstName: 'Asha' }));
    expect(makeShop().getState().cart).toMatchObject({
      cartItems: [{ size: 'L' }],
      shippingInfo: { firstName: 'Asha' },
    });
  });

  it('is emptied by logout, with the address and the order [spec 3-7]', async () => {
    const store = makeShop();
    store.dispatch(itemAdded(buildCartItem()));
    store.dispatch(shippingInfoSaved({ firstName: 'Asha' }));
    apiServer.use(unreachable('POST /order/new'));
    await store.dispatch(placeOrder(payload));
    await store.dispatch(logout());
    expect(store.getState().cart).toMatchObject({ cartItems: [], shippingInfo: {} });
    expect(local).toHaveLength(0);
    expect(session).toHaveLength(0);
  });
});

describe('logout', () => {
  it('empties every key of the shop, but the unit of size charts', async () => {
    const inLocal =
      'cartItems shippingInfo shippingInfoAt business accountCart promoCode deliveryMethod paymentMethod orderKey pincode sizeUnit wishlist recentlySeen recentSearches workSeen';
    const inSession = 'orderInfo lastPlaced productDraft productEdit productCopies formDrafts reviewDraft';
    const store = makeShop();
    for (const key of inLocal.split(' ')) local.setItem(key, JSON.stringify('left by an earlier visit'));
    for (const key of inSession.split(' ')) session.setItem(key, JSON.stringify('left by an earlier visit'));
    await store.dispatch(logout());
    expect([...Object.keys(local), ...Object.keys(session)]).toEqual(['sizeUnit']);
  });
});

describe('sign-in after an ended session', () => {
  const asha = buildUser();
  const left =
    'shippingInfo shippingInfoAt promoCode deliveryMethod paymentMethod orderKey pincode wishlist recentlySeen recentSearches'.split(
      ' ',
    );
  const enterAfter = async (earlier: string) => {
    apiServer.use(answer('POST /login', { user: asha }));
    for (const key of left) local.setItem(key, JSON.stringify('left by an earlier visit'));
    session.setItem('reviewDraft', JSON.stringify('left by an earlier visit'));
    saveFormDraft('contact', { changes: { message: 'My order is late.' } }, session);
    const store = makeShop();
    store.dispatch(itemAdded(buildCartItem()));
    store.dispatch(shippingInfoSaved({ firstName: 'Meera' }));
    local.setItem('accountCart', JSON.stringify({ user: earlier, version: 1, lines: [] }));
    await store.dispatch(login({ email: asha.email, password: 'a long password' }));
    return store;
  };

  it('of another account leaves nothing of the one before', async () => {
    const store = await enterAfter(objectId(99));
    expect(store.getState().cart).toMatchObject({ cartItems: [], shippingInfo: {} });
    expect(left.filter((key) => local.getItem(key) !== null)).toEqual([]);
    expect(session).toHaveLength(0);
  });

  it('of the same account keeps everything', async () => {
    const store = await enterAfter(asha._id);
    expect(store.getState().cart).toMatchObject({
      cartItems: [{ product: objectId(1) }],
      shippingInfo: { firstName: 'Meera' },
    });
    expect(left.filter((key) => local.getItem(key) === null)).toEqual([]);
    expect(session).toHaveLength(2);
  });
});

describe('a tab of one account', () => {
  const asha = buildUser();
  const signedIn = { loading: false, isAuthenticated: true, user: asha, error: null, message: null };
  it.each([
    ['the same account', asha._id, 0],
    ['another account', objectId(99), 1],
  ])('after %s signed in in another tab starts anew %s', (_who, owner, times) => {
    const store = makeStore({
      routeModules: allRouteModules,
      api: createApiClient(),
      storage: { local, session },
      preloadedState: { user: signedIn },
    });
    const reload = jest.fn();
    local.setItem('cartItems', JSON.stringify([buildCartItem()]));
    local.setItem('accountCart', JSON.stringify({ user: owner, version: 1, lines: [] }));
    followStorage(store, local, reload);
    expect(reload).toHaveBeenCalledTimes(times);
    expect(store.getState().cart.cartItems).toHaveLength(1 - times);
  });
});

describe('a tab of a guest', () => {
  const change = { key: 'accountCart', oldValue: null };

  it('shows the account and its wishlist after a sign-in in another tab', async () => {
    const saved = { product: objectId(1), price: 699, savedAt: '2026-11-01T00:00:00.000Z' };
    apiServer.use(answer('GET /me', buildUser()), answer('GET /wishlist', { entries: [saved] }));
    local.setItem('wishlist', JSON.stringify([saved]));
    const store = makeShop();
    local.removeItem('wishlist');
    followStorage(store, local, () => {});
    expect(store.getState().wishlist.entries).toEqual([]);
    followSignIn(store, change);
    await waitFor(() => expect(store.getState().wishlist.entries).toEqual([saved]));
    expect(store.getState().user.isAuthenticated).toBe(true);
  });

  it.each([
    ['another key', { ...change, key: 'cartItems' }],
    ['a later sync or a logout', { ...change, oldValue: '{}' }],
  ])('does not ask who is signed in after %s', (_what, other) => {
    const store = makeShop();
    followSignIn(store, other);
    expect(store.getState().user.loading).toBe(false);
  });
});

describe('placing an order in the browser', () => {
  it('clears the stored cart items and keeps address and payload [spec 3-9] [spec 4-19]', async () => {
    apiServer.use(answer('POST /order/new', takesOrder));
    const store = makeShop();
    store.dispatch(itemAdded(buildCartItem()));
    store.dispatch(shippingInfoSaved({ firstName: 'Asha' }));
    await store.dispatch(placeOrder(payload));
    expect(store.getState().newOrder.order?.number).toBe('ES-100042');
    expect(local.getItem('cartItems')).toBeNull();
    expect(local.getItem('shippingInfo')).not.toBeNull();
    expect(JSON.parse(session.getItem('orderInfo') ?? '')).toEqual(payload);
  });

  it('a refused order keeps the cart [spec 4-19] [spec 8-5]', async () => {
    apiServer.use(refuse('POST /order/new', { status: 409, code: 'OUT_OF_STOCK', message: 'Sold out.' }));
    const store = makeShop();
    store.dispatch(itemAdded(buildCartItem()));
    await store.dispatch(placeOrder(payload));
    expect(store.getState().newOrder.error?.message).toBe('Sold out.');
    expect(local.getItem('cartItems')).not.toBeNull();
  });

  it('tries the same order again under the same key, even after a reload [spec 8-5]', async () => {
    apiServer.use(unreachable('POST /order/new'));
    const store = makeShop();
    await store.dispatch(placeOrder(payload));
    const first = store.getState().newOrder.attempt?.key;
    apiServer.use(answer('POST /order/new', takesOrder));
    await makeShop().dispatch(placeOrder({ ...payload }));
    expect(keys).toEqual([first]);
  });

  it('another order, or one after a success, has another key', async () => {
    apiServer.use(answer('POST /order/new', takesOrder));
    const store = makeShop();
    await store.dispatch(placeOrder(payload));
    await store.dispatch(placeOrder(payload));
    apiServer.use(unreachable('POST /order/new'));
    await store.dispatch(placeOrder(payload));
    apiServer.use(
      answer('POST /order/new', takesOrder),
      refuse('GET /order/attempt/:key', { status: 404, code: 'NOT_FOUND', message: 'No order.' }),
    );
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15_000);
    await store.dispatch(placeOrder({ ...payload, totalPrice: 1000 }));
    clock.mockRestore();
    expect(new Set(keys).size).toBe(3);
    expect(keys.every((key) => key && /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });
});

describe('devices seen in the browser', () => {
  it('are forgotten when somebody else signs in after an ended session', async () => {
    const phone = {
      _id: objectId(700),
      device: 'Chrome on Android',
      signedInAt: '2026-11-19T10:00:00.000Z',
      lastSeenAt: '2026-11-19T10:00:00.000Z',
      isThisOne: true,
    };
    apiServer.use(
      answer('GET /me/sessions', { sessions: [phone] }),
      answer('POST /login', { user: buildUser() }),
    );
    const store = makeShop();
    await store.dispatch(fetchSessions());
    expect(store.getState().sessions.sessions).toHaveLength(1);
    await store.dispatch(login({ email: 'asha@example.com', password: 'a long password' }));
    expect(store.getState().sessions.sessions).toEqual([]);
  });
});

describe('orders seen in the browser', () => {
  it('are forgotten when somebody else signs in, and at logout', async () => {
    apiServer.use(
      answer('GET /orders/me', buildOrderList(buildOrder())),
      answer('GET /admin/order/:id', buildOrder()),
      answer('POST /login', { user: buildUser() }),
    );
    const store = makeShop();
    const seen = () => [store.getState().myOrders.orders.length, store.getState().orderDetails.order?.number];
    const look = () =>
      Promise.all([store.dispatch(fetchMyOrders()), store.dispatch(fetchOrder(objectId(500)))]);
    await look();
    expect(seen()).toEqual([1, 'ES-100042']);
    await store.dispatch(login({ email: 'asha@example.com', password: 'a long password' }));
    expect(seen()).toEqual([0, undefined]);
    await look();
    await store.dispatch(logout());
    expect(seen()).toEqual([0, undefined]);
  });
});
