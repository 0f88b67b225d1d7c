import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { changePassword, login, logout, updateProfile } from '../features/account/user.slice.ts';
import { fetchProduct, fetchRelated } from '../features/catalog/product-details.slice.ts';
import { answerTicket, ticket } from '../features/contact/admin/tickets.slice.ts';
import { fetchMyOrders } from '../features/orders/my-orders.slice.ts';
import { fetchOrder } from '../features/orders/order-details.slice.ts';
import { cancelOrder, refreshPayment } from '../features/orders/order-changes.ts';
import { attemptRestored, checkAttempt } from '../features/orders/new-order.slice.ts';
import { loadWishlist, saveProduct, unsaveProduct } from '../features/wishlist/wishlist.slice.ts';
import { createApiClient } from '../lib/api-client.ts';
import { answer, apiServer } from '../testing/api-server.ts';
import { buildOrder } from '../testing/build-order.ts';
import { buildProduct } from '../testing/build-product.ts';
import { buildUser } from '../testing/build-user.ts';
import { objectId } from '../testing/object-id.ts';
import { allRouteModules } from './routes/all-route-modules.ts';
import { makeStore } from './store.ts';

const [first, second] = [objectId(501), objectId(502)];
const { localStorage: local, sessionStorage: session } = window;
const signedIn = { loading: false, isAuthenticated: true, user: buildUser(), error: null, message: null };
const open = () =>
  makeStore({
    routeModules: allRouteModules,
    api: createApiClient(),
    storage: { local, session },
    preloadedState: { user: signedIn },
  });

let send = () => {};
function late(method: 'get' | 'post' | 'put', path: string, body: () => object) {
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  apiServer.use(
    http[method](`*/api/v1${path}`, async () => {
      await sent;
      return HttpResponse.json(body());
    }),
  );
}

const attempt = { key: 'a'.repeat(32), meaning: 'm', at: Date.now(), isOpen: true };
const buildTicket = (_id: string) => ({
  _id,
  number: 'T-100001',
  subject: 'question' as const,
  state: 'open' as const,
  message: 'Hello',
  createdAt: '2026-11-20T10:00:00.000Z',
  name: 'Asha Rao',
  email: 'asha@example.com',
  answers: [],
  notes: [],
});
const savedEntry = { product: objectId(7), price: 499, savedAt: '2026-11-20T10:00:00.000Z' };

describe('a late answer', () => {
  beforeEach(() => {
    apiServer.use(
      answer('GET /admin/order/:id', ({ params }) => buildOrder({ _id: String(params['id']) })),
      answer('GET /admin/messages/:id', ({ params }) => buildTicket(String(params['id']))),
    );
  });

  it.each([
    ['cancel', cancelOrder({ id: first } as never)],
    ['payment', refreshPayment(first)],
  ] as const)('about an order (%s) leaves the next order alone', async (path, change) => {
    const store = open();
    await store.dispatch(fetchOrder(first));
    late('post', `/order/:id/${path}`, () => buildOrder({ _id: first }));
    const changed = store.dispatch(change as ReturnType<typeof refreshPayment>);
    await store.dispatch(fetchOrder(second));
    send();
    await changed;
    expect(store.getState().orderDetails.order?._id).toBe(second);
  });

  it('that was read before an order was cancelled does not undo it', async () => {
    const store = open();
    await store.dispatch(fetchOrder(first));
    late('get', '/admin/order/:id', () => buildOrder({ _id: first }));
    const read = store.dispatch(fetchOrder(first));
    apiServer.use(answer('POST /order/:id/cancel', buildOrder({ _id: first, orderStatus: 'Cancelled' })));
    await store.dispatch(cancelOrder({ id: first } as never));
    send();
    await read;
    expect(store.getState().orderDetails).toMatchObject({
      status: 'succeeded',
      order: { orderStatus: 'Cancelled' },
    });
  });

  it('about a payment reaches the list of own orders, too', async () => {
    const store = open();
    apiServer.use(
      answer('GET /orders/me', {
        orders: [buildOrder({ _id: first }), buildOrder({ _id: second })],
        total: 2,
        page: 1,
        limit: 10,
      }),
      answer('POST /order/:id/payment', buildOrder({ _id: first, orderStatus: 'Cancelled' })),
    );
    await store.dispatch(fetchMyOrders());
    await store.dispatch(refreshPayment(first));
    const { orders } = store.getState().myOrders;
    expect(orders.map(({ orderStatus }) => orderStatus)).toEqual(['Cancelled', 'Processing']);
  });

  it.each([
    ['an order', 'get', '/order/attempt/:key', buildOrder(), checkAttempt(attempt)],
    ['a profile', 'put', '/me', buildUser(), updateProfile({} as never)],
    ['a password', 'put', '/password/update', { user: buildUser() }, changePassword({} as never)],
  ] as const)('about %s is not shown to whom comes after logout', async (_what, method, path, body, call) => {
    const store = open();
    store.dispatch(attemptRestored(attempt));
    late(method, path, () => body);
    const answered = store.dispatch(call as ReturnType<typeof checkAttempt>);
    await act(() => store.dispatch(logout()));
    send();
    await answered;
    expect(store.getState()).toMatchObject({
      newOrder: { order: null, lastPlaced: null },
      user: { user: null },
    });
  });

  it('about the end of an earlier session does not sign out', async () => {
    const store = open();
    let refuseLate = () => {};
    const held = new Promise<void>((resolve) => {
      refuseLate = resolve;
    });
    apiServer.use(
      http.get('*/api/v1/wishlist', async () => {
        await held;
        return HttpResponse.json({ code: 'UNAUTHENTICATED', message: 'Please sign in.' }, { status: 401 });
      }),
      answer('POST /login', { user: buildUser() }),
    );
    const listed = store.dispatch(loadWishlist());
    await store.dispatch(login({ email: 'asha@example.com', password: 'a long pass' }));
    refuseLate();
    await listed;
    expect(store.getState().user.isAuthenticated).toBe(true);
  });

  it('about a ticket leaves the next ticket alone', async () => {
    const store = open();
    await store.dispatch(ticket.fetch(first));
    late('post', '/admin/messages/:id/answers', () => buildTicket(first));
    const changed = store.dispatch(answerTicket({ id: first, words: 'Hello' }));
    await store.dispatch(ticket.fetch(second));
    send();
    await changed;
    expect(ticket.select(store.getState())?._id).toBe(second);
  });

  it('with related products leaves those of the next product alone', async () => {
    const store = open();
    late('get', '/product/:id/related', () => ({ reason: 'category', product: [buildProduct()] }));
    await store.dispatch(fetchProduct(first));
    const related = store.dispatch(fetchRelated(first));
    await store.dispatch(fetchProduct(second));
    send();
    await related;
    expect(store.getState().productDetails).toMatchObject({ product: { _id: second }, related: null });
  });

  it.each([
    ['a save', 'put', [], [savedEntry], () => saveProduct(savedEntry.product)],
    ['a removal', 'delete', [savedEntry], [], () => unsaveProduct(savedEntry.product)],
  ] as const)(
    'with the wishlist of before %s does not undo it',
    async (_what, method, before, after, call) => {
      const store = open();
      apiServer.use(answer('GET /wishlist', { entries: [...before] }));
      await store.dispatch(loadWishlist());
      late('get', '/wishlist', () => ({ entries: before }));
      apiServer.use(http[method]('*/api/v1/wishlist/:id', () => HttpResponse.json(savedEntry)));
      const listed = store.dispatch(loadWishlist());
      await store.dispatch(call() as ReturnType<typeof saveProduct>);
      send();
      await listed;
      expect(store.getState().wishlist.entries).toEqual(after);
    },
  );

  it.each([
    ['the list', 'get', '/wishlist', { entries: [savedEntry] }, loadWishlist()],
    ['a saved product', 'put', '/wishlist/:id', savedEntry, saveProduct(savedEntry.product)],
  ] as const)('with %s stays out of the wishlist after logout', async (_what, method, path, body, call) => {
    const store = open();
    late(method, path, () => body);
    const answered = store.dispatch(call as ReturnType<typeof loadWishlist>);
    await act(() => store.dispatch(logout()));
    send();
    await answered;
    expect(store.getState().wishlist).toMatchObject({ entries: [], owner: 'guest' });
  });
});
