import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AccountCart } from '@e-store/shared/cart/cart-item';
import { applyCartChanges, mergeCarts, type CartLine } from '@e-store/shared/cart/merge-carts';
import { waitFor } from '@testing-library/dom';
import { delay, http, HttpResponse } from 'msw';
import { login, logout, register } from '../account/user.slice.ts';
import { cartSlice, itemAdded, itemRemoved, selectItemCount } from './cart.slice.ts';
import { placeOrder } from '../orders/place-order.ts';
import { createApiClient } from '../../lib/api-client.ts';
import {
  answer,
  API_ORIGIN,
  apiServer,
  refuse,
  unreachable,
  type ApiCall,
} from '../../testing/api-server.ts';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { buildOrder } from '../../testing/build-order.ts';
import { buildUser } from '../../testing/build-user.ts';
import { objectId } from '../../testing/object-id.ts';
import { storeCart, storedCart } from '../../testing/store-cart.ts';
import { appStarted, appFocused } from '../../lib/app-events.ts';
import { allRouteModules } from '../../app/routes/all-route-modules.ts';
import { makeStore } from '../../app/store.ts';

const { localStorage: local, sessionStorage: session } = window;
const asha = buildUser();
const signIn = login({ email: asha.email, password: 'a long password' });

let lines: CartLine[] = [];
let version = 0;
let asked: string[] = [];
const cartNow = (): AccountCart => ({
  version,
  lines: lines.map((line) => ({ ...buildCartItem({ stock: 9 }), size: undefined, ...line })),
});
const change = (next: CartLine[]) => {
  lines = next;
  version += 1;
  return cartNow();
};
const bodyOf = ({ body }: ApiCall) => body as { lines: CartLine[]; changes: CartLine[] };
const theShop = () => [
  answer('GET /cart', () => {
    asked.push('GET');
    return cartNow();
  }),
  answer('POST /cart/merge', (call) => {
    asked.push('MERGE');
    return change(mergeCarts(lines, bodyOf(call).lines, () => 9));
  }),
  answer('PUT /cart', (call) => {
    asked.push('PUT');
    return change(applyCartChanges(lines, bodyOf(call).changes, () => 9));
  }),
  answer('POST /login', { user: asha }),
  answer('POST /register', asha),
];

const line = (number: number, quantity = 1, size = 'M') => ({ product: objectId(number), size, quantity });
const item = (number: number, quantity = 1) => buildCartItem({ ...line(number, quantity), stock: 9 });
const inStorage = () => storedCart().map(({ product, size, quantity }) => ({ product, size, quantity }));
const inAccount = () => (JSON.parse(local.getItem('accountCart') ?? '{}') as { lines?: CartLine[] }).lines;
const settled = (expected: CartLine[]) => waitFor(() => expect(inStorage()).toEqual(expected));

const open = (preloadedState: Parameters<typeof makeStore>[0]['preloadedState'] = {}) => {
  const store = makeStore({
    routeModules: allRouteModules,
    api: createApiClient(),
    storage: { local, session },
    preloadedState,
  });
  store.dispatch(appStarted());
  return store;
};
const rendered = (account: AccountCart) => ({ ...cartSlice.getInitialState(), account });
const signedIn = {
  user: { loading: false, isAuthenticated: true, user: asha, error: null, message: null },
};
async function openSignedIn(...known: CartLine[]) {
  lines = known;
  version = 1;
  const store = open(signedIn);
  await settled(known);
  asked = [];
  return store;
}

beforeEach(() => {
  [lines, version, asked] = [[], 0, []];
  apiServer.use(...theShop());
});

type Shop = ReturnType<typeof open>;

describe('the cart while the browser storage is full', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('loses the lines that the shopper deletes, and joins again at the next sign-in', async () => {
    lines = [line(1), line(2)];
    local.setItem('accountCart', JSON.stringify({ user: asha._id, version: 0, lines: [line(3)] }));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const store = open(signedIn);
    const inCart = () => store.getState().cart.cartItems.map(({ product }) => product);
    await waitFor(() => expect(inCart()).toEqual([objectId(1), objectId(2)]));
    store.dispatch(itemRemoved(line(1)));
    await waitFor(() => expect(lines).toEqual([line(2)]));
    store.dispatch(itemAdded(item(4)));
    await waitFor(() => expect(lines).toEqual([line(2), line(4)]));
    expect(inCart()).toEqual([objectId(2), objectId(4)]);
    await store.dispatch(logout());
    asked = [];
    await store.dispatch(signIn);
    await waitFor(() => expect(inCart()).toHaveLength(2));
    expect(asked).toEqual(['MERGE']);
    expect(lines).toEqual([line(2), line(4)]);
  });
});

describe('the cart of an account in the browser', () => {
  it.each([
    ['signing in', (store: Shop) => store.dispatch(signIn)],
    ['registering', (store: Shop) => store.dispatch(register({ ...asha, password: 'a long password' }))],
  ])(
    'joins the guest’s by %s: the union, of each line the larger quantity [spec 3-5]',
    async (_how, enter) => {
      lines = [line(1, 3), line(2)];
      storeCart(item(1, 2), item(3));
      const store = open();
      await enter(store);
      await settled([line(1, 3), line(3), line(2)]);
      expect(lines).toEqual([line(1, 3), line(2), line(3)]);
    },
  );

  it('is told of every change', async () => {
    const store = await openSignedIn(line(1));
    store.dispatch(itemAdded(item(2, 4)));
    store.dispatch(itemRemoved(line(1)));
    await waitFor(() => expect(lines).toEqual([line(2, 4)]));
  });

  it('follows another device when somebody looks at the page again', async () => {
    const store = await openSignedIn(line(1));
    lines = [line(1, 2), line(5)];
    const { now } = Date;
    Date.now = () => now() + 60_000;
    store.dispatch(appFocused());
    Date.now = now;
    await settled([line(1, 2), line(5)]);
    expect(asked).toEqual(['GET']);
  });

  it('does not undo what another device did meanwhile to other lines', async () => {
    const store = await openSignedIn(line(1), line(2));
    lines = [line(2), line(3)];
    store.dispatch(itemAdded(item(2, 5)));
    await settled([line(2, 5), line(3)]);
    expect(lines).toEqual([line(2, 5), line(3)]);
  });

  it('keeps what happens while the shop answers', async () => {
    const store = await openSignedIn(line(1));
    apiServer.use(
      answer('PUT /cart', (call) => {
        if (asked.length === 0) store.dispatch(itemAdded(item(3)));
        asked.push('PUT');
        return change(applyCartChanges(lines, bodyOf(call).changes, () => 9));
      }),
    );
    store.dispatch(itemAdded(item(2)));
    await waitFor(() => expect(lines).toEqual([line(1), line(2), line(3)]));
    expect(inStorage()).toEqual([line(1), line(2), line(3)]);
    expect(asked).toEqual(['PUT', 'PUT']);
  });

  it('goes on working while the shop is away, and tells it after a reload', async () => {
    const store = await openSignedIn(line(1));
    apiServer.use(unreachable('PUT /cart'));
    store.dispatch(itemAdded(item(2)));
    store.dispatch(itemRemoved(line(1)));
    expect(inStorage()).toEqual([line(2)]);
    apiServer.use(...theShop());
    open(signedIn);
    await waitFor(() => expect(lines).toEqual([line(2)]));
  });

  it('asks nothing when the page came with it and there is nothing to tell', async () => {
    await openSignedIn(line(1));
    lines = [line(1), line(2)];
    version = 7;
    open({ ...signedIn, cart: rendered(cartNow()) });
    await settled([line(1), line(2)]);
    expect(asked).toEqual([]);
  });

  it('is not believed when it is older than what is known', async () => {
    const store = await openSignedIn(line(1));
    const old = cartNow();
    store.dispatch(itemAdded(item(2)));
    await waitFor(() => expect(lines).toHaveLength(2));
    const later = open({
      ...signedIn,
      cart: rendered(old),
    });
    await waitFor(() => expect(asked.at(-1)).toBe('GET'));
    expect(selectItemCount(later.getState())).toBe(2);
  });

  it('is in the bag’s count before the browser’s storage was read', () => {
    [lines, version] = [[line(1, 3)], 1];
    const account = cartNow();
    const store = makeStore({
      routeModules: allRouteModules,
      api: createApiClient(),
      preloadedState: { cart: rendered(account) },
    });
    expect(selectItemCount(store.getState())).toBe(3);
  });

  it('keeps name and picture of a line whose product is gone', async () => {
    const store = await openSignedIn(line(1));
    apiServer.use(
      answer('PUT /cart', {
        version: 9,
        lines: [{ ...line(1), name: 'Gone', price: 0, image: '', stock: 0, gone: true }],
      }),
    );
    store.dispatch(itemAdded(item(1, 2)));
    await waitFor(() => expect(storedCart()[0]).toMatchObject({ stock: 0 }));
    expect(storedCart()).toEqual([{ ...item(1), stock: 0 }]);
  });

  it('keeps a line here that the account has no place for', async () => {
    const store = await openSignedIn(line(1));
    apiServer.use(answer('PUT /cart', () => change(lines)));
    store.dispatch(itemAdded(item(2)));
    await waitFor(() => expect(version).toBe(3));
    expect(inStorage()).toEqual([line(1), line(2)]);
  });

  it('loses exactly the ordered lines', async () => {
    const store = await openSignedIn(line(1), line(2));
    apiServer.use(
      answer('POST /order/new', () => {
        lines = [line(2), line(8)];
        return buildOrder({ orderItems: [{ ...buildOrder().orderItems[0]!, ...line(1) }] });
      }),
    );
    const { shippingInfo } = buildOrder();
    await store.dispatch(placeOrder({ shippingInfo, orderItems: [line(1)] }));
    await settled([line(2), line(8)]);
    expect(asked).toEqual(['GET']);
  });

  it('does not get an ordered line back from a page that was rendered before the order', async () => {
    const store = await openSignedIn(line(1));
    const cartBeforeOrder = cartNow();
    apiServer.use(
      answer('POST /order/new', () => {
        change([]);
        return buildOrder({ orderItems: [{ ...buildOrder().orderItems[0]!, ...line(1) }] });
      }),
      http.get(`${API_ORIGIN}/api/v1/cart`, () => {
        asked.push('GET');
        return delay('infinite'); // the page is left before the answer
      }),
    );
    await store.dispatch(placeOrder({ shippingInfo: buildOrder().shippingInfo, orderItems: [line(1)] }));
    await waitFor(() => expect(asked).toEqual(['GET']));
    apiServer.use(...theShop());
    open({ ...signedIn, cart: rendered(cartBeforeOrder) });
    await waitFor(() => expect(asked).toEqual(['GET', 'GET']));
    await settled([]);
  });

  it.each([
    ['after', false],
    ['before', true],
  ])(
    'loses an ordered line whose change reached the shop after the order and is answered %s it',
    async (_when, isAnsweredFirst) => {
      const store = await openSignedIn(line(2));
      let reachShop = () => {};
      const reached = new Promise<void>((resolve) => {
        reachShop = resolve;
      });
      apiServer.use(
        http.put(`${API_ORIGIN}/api/v1/cart`, async ({ request }) => {
          const { changes } = (await request.json()) as { changes: CartLine[] };
          await reached;
          asked.push('PUT');
          return HttpResponse.json(change(applyCartChanges(lines, changes, () => 9)));
        }),
        http.post(`${API_ORIGIN}/api/v1/order/new`, async () => {
          if (isAnsweredFirst) reachShop();
          const synced = isAnsweredFirst ? [line(2), line(1)] : [line(2)];
          await waitFor(() => expect(inAccount()).toEqual(synced));
          const orderItems = [{ ...buildOrder().orderItems[0]!, ...line(1) }];
          return HttpResponse.json(buildOrder({ orderItems }), { status: 201 });
        }),
      );
      store.dispatch(itemAdded(item(1)));
      await store.dispatch(placeOrder({ shippingInfo: buildOrder().shippingInfo, orderItems: [line(1)] }));
      reachShop();
      await waitFor(() => expect(asked).toHaveLength(2));
      await settled([line(2)]);
      expect(lines).toEqual([line(2)]);
    },
  );

  it('stays with the account at logout, and is back after the next sign-in', async () => {
    const store = await openSignedIn(line(1), line(2));
    await store.dispatch(logout());
    expect(local).toHaveLength(0);
    expect(lines).toEqual([line(1), line(2)]);
    await store.dispatch(signIn);
    await settled([line(1), line(2)]);
  });

  it('is not touched when the session is over', async () => {
    const store = await openSignedIn(line(1));
    apiServer.use(refuse('PUT /cart', { status: 401, code: 'UNAUTHENTICATED', message: 'Log in first.' }));
    store.dispatch(itemAdded(item(2)));
    await waitFor(() => expect(store.getState().user.isAuthenticated).toBe(false));
    expect(inStorage()).toEqual([line(1), line(2)]);
  });

  it('of somebody who left while the shop answered is not shown', async () => {
    const store = await openSignedIn(line(1));
    let answerNow = () => {};
    const leaving = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    apiServer.use(
      http.put(`${API_ORIGIN}/api/v1/cart`, async () => {
        await leaving;
        return HttpResponse.json(cartNow());
      }),
    );
    store.dispatch(itemAdded(item(2)));
    await store.dispatch(logout());
    answerNow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(store.getState().cart.cartItems).toEqual([]);
    expect(local).toHaveLength(0);
  });
});
