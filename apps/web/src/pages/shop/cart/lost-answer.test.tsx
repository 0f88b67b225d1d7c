import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cartSynced } from '../../../features/cart/cart.slice.ts';
import { answer, apiServer, refuse, unreachable, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart, storedCart } from '../../../testing/store-cart.ts';

const SUCCESS = 'Order Placed successfully... Navigating to orders page in 2 sec..';
const ADDRESS = { address: '12 Temple Road', pincode: '560001', city: 'Bengaluru' };

let keys: (string | null)[] = [];
const takesOrder = () =>
  answer('POST /order/new', ({ headers }: ApiCall) => {
    keys.push(headers.get('idempotency-key'));
    return buildOrder();
  });
const missing = () =>
  refuse('GET /order/attempt/:key', { status: 404, code: 'NOT_FOUND', message: 'No order.' });

const open = (path = '/cart?step=2') => renderRoutes(path, { user: buildUser() });
const button = () => screen.findByRole('button', { name: 'PLACE ORDER' });
async function press({ user }: ReturnType<typeof open>) {
  const place = await button();
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'));
  await user.click(place);
}
async function loseAnswer() {
  apiServer.use(unreachable('POST /order/new'));
  const opened = open();
  await press(opened);
  await screen.findByText(/do not know yet whether your order was placed/);
  const { key } = opened.store.getState().newOrder.attempt ?? {};
  return { ...opened, key };
}
const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + ms);

beforeEach(() => {
  keys = [];
  window.sessionStorage.clear();
  storeCart(buildCartItem());
  window.localStorage.setItem('shippingInfo', JSON.stringify(ADDRESS));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('an order whose answer was lost', () => {
  it('is found when the page is opened again, told as what it is, and leaves the cart', async () => {
    const { container } = await loseAnswer();
    container.remove();
    apiServer.use(answer('GET /order/attempt/:key', buildOrder()));
    open('/cart');
    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
    expect(screen.getByText(/Your earlier attempt went through/)).toBeInTheDocument();
    expect(storedCart()).toEqual([]);
    expect(window.localStorage.getItem('orderKey')).toBeNull();
  });

  it('is found after a reload during which the shop still works on it', async () => {
    const { container } = await loseAnswer();
    container.remove();
    apiServer.use(missing());
    const { store } = open();
    await waitFor(() => expect(store.getState().newOrder.isMissing).toBe(true));
    apiServer.use(answer('GET /order/attempt/:key', buildOrder()));
    expect(
      await screen.findByText(/Your earlier attempt went through/, {}, { timeout: 3000 }),
    ).toBeInTheDocument();
    expect(storedCart()).toEqual([]);
  });

  it('leaves what came into the cart meanwhile', async () => {
    const { container } = await loseAnswer();
    container.remove();
    const jeans = buildCartItem({ product: '65f000000000000000000077', name: 'Jeans' });
    storeCart(buildCartItem({ quantity: 3 }), jeans);
    apiServer.use(answer('GET /order/attempt/:key', buildOrder()));
    open('/cart');
    await screen.findByText(SUCCESS);
    expect(storedCart()).toEqual([buildCartItem({ quantity: 2 }), jeans]);
  });

  it('is tried again under its key after a reload, and in another tab of the browser [T19]', async () => {
    const { container, key } = await loseAnswer();
    container.remove();
    window.sessionStorage.clear();
    apiServer.use(missing(), takesOrder());
    const again = open();
    expect(await screen.findByText(/do not know yet whether it reached us/)).toHaveRole('status');
    await press(again);
    await screen.findByText(SUCCESS);
    expect(keys).toEqual([key]);
  });

  it('and never arrived, is said to be none once no server can be at work on it', async () => {
    const { container } = await loseAnswer();
    container.remove();
    apiServer.use(missing());
    later(15_000);
    const { store } = open();
    await waitFor(() => expect(store.getState().newOrder.isMissing).toBe(true));
    expect(storedCart()).toEqual([buildCartItem()]);
  });

  it('is asked for before another order is sent: if it came about, that is the order', async () => {
    const opened = await loseAnswer();
    apiServer.use(answer('GET /order/attempt/:key', buildOrder()), takesOrder());
    await opened.user.click(screen.getByRole('radio', { name: /^Express/ }));
    await press(opened);
    expect(await screen.findByText(/Your earlier attempt went through/)).toBeInTheDocument();
    expect(keys).toEqual([]);
  });

  it('lets another order through, under a key of its own, when it came to nothing', async () => {
    const opened = await loseAnswer();
    apiServer.use(missing(), takesOrder());
    await opened.user.click(screen.getByRole('radio', { name: /^Express/ }));
    later(15_000);
    await press(opened);
    await screen.findByText(SUCCESS);
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toBe(opened.key);
  });

  it('is asked for once the cart of the account comes without the ordered line', async () => {
    const { store } = await loseAnswer();
    apiServer.use(answer('GET /order/attempt/:key', buildOrder()));
    act(() => void store.dispatch(cartSynced([])));
    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
    expect(screen.getByText(/Your earlier attempt went through/)).toBeInTheDocument();
  });

  it('is asked for only once while the shop knows nothing of it', async () => {
    const { store } = await loseAnswer();
    let asked = 0;
    apiServer.use(
      http.get('*/api/v1/order/attempt/:key', () => {
        asked += 1;
        return HttpResponse.json({ code: 'NOT_FOUND', message: 'No order.' }, { status: 404 });
      }),
    );
    act(() => void store.dispatch(cartSynced([])));
    await waitFor(() => expect(store.getState().newOrder.isMissing).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(asked).toBe(1);
  });

  it('and never arrived does not keep an empty cart waiting', async () => {
    const { store } = await loseAnswer();
    apiServer.use(missing());
    act(() => void store.dispatch(cartSynced([])));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeInTheDocument();
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [429, 'TOO_MANY_REQUESTS'],
  ] as const)(
    'is still looked for after a retry that the shop did not look at (%i)',
    async (status, code) => {
      const { container, user, key } = await loseAnswer();
      apiServer.use(refuse('POST /order/new', { status, code, message: 'Not now.' }));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(/do not know yet whether your order/)).toBeNull());
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(JSON.parse(window.localStorage.getItem('orderKey') ?? '{}')).toMatchObject({ key });
      container.remove();
      apiServer.use(answer('GET /order/attempt/:key', buildOrder()));
      open();
      expect(await screen.findByText(/Your earlier attempt went through/)).toBeInTheDocument();
    },
  );

  it('is not kept for longer than a day', async () => {
    const { container, key } = await loseAnswer();
    container.remove();
    later(25 * 60 * 60 * 1000);
    window.localStorage.setItem('shippingInfoAt', JSON.stringify(Date.now()));
    apiServer.use(takesOrder());
    await press(open());
    await screen.findByText(SUCCESS);
    expect(keys[0]).not.toBe(key);
  });
});

describe('an order whose answer comes late', () => {
  it('is told on the step that one went back to', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/order/new', async () => {
        await arrived;
        return HttpResponse.json(buildOrder(), { status: 201 });
      }),
    );
    const opened = open();
    await press(opened);
    await act(() => opened.router.navigate('/cart'));
    await screen.findByRole('heading', { name: 'Shopping Cart' });
    arrive();
    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
    expect(storedCart()).toEqual([]);
  });
});
