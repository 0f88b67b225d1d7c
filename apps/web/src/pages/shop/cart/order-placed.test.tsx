import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { logout } from '../../../features/account/user.slice.ts';
import { answer, API_ORIGIN, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

const SUCCESS = 'Order Placed successfully... Navigating to orders page in 2 sec..';
const address = { address: '12 Temple Road', pincode: '560001', city: 'Bengaluru' };
const placeOrder = () => screen.getByRole('button', { name: 'PLACE ORDER' });

async function openReady(options: { advanceTimers?: (ms: number) => void } = {}) {
  const opened = renderRoutes('/cart?step=2', { user: buildUser(), ...options });
  await screen.findByRole('heading', { level: 1, name: 'Shipping and Payment' });
  await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
  return opened;
}

beforeEach(() => {
  storeCart(buildCartItem());
  window.localStorage.setItem('shippingInfo', JSON.stringify(address));
  apiServer.use(answer('POST /order/new', buildOrder()));
});

afterEach(() => {
  jest.useRealTimers();
});

describe('an order that was placed', () => {
  it('shows what was ordered, where it goes and when it arrives', async () => {
    const { user } = await openReady();
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    const item = within(screen.getByRole('list', { name: 'Items ordered' })).getByRole('listitem');
    expect(item).toHaveTextContent('Indigo crew T-shirtSize M × 1₹699');
    expect(screen.getByText('Delivery address').nextElementSibling).toHaveTextContent(
      'Asha Rao12 Temple RoadBengaluru 560001',
    );
    expect(screen.getByText('Delivery').nextElementSibling).toHaveTextContent('Tue 24 – Fri 27 Nov');
  });

  it('leaves no step of the checkout behind Back', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
    const advanceTimers = (ms: number) => jest.advanceTimersByTime(ms);
    const { user, router } = renderRoutes('/cart', { user: buildUser(), advanceTimers });
    const checkout = await screen.findByRole('link', { name: 'CHECKOUT' });
    await waitFor(() => expect(checkout).not.toHaveAttribute('aria-disabled'));
    await user.click(checkout);
    await screen.findByRole('heading', { level: 1, name: 'Shipping and Payment' });
    await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    act(() => jest.advanceTimersByTime(2100));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeInTheDocument();
    expect(screen.getByText(/^You placed order ES-100042\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${objectId(500)}`,
    );
  });

  it('stays until the page chosen has loaded, even if that takes longer than two seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    apiServer.use(
      http.get(`${API_ORIGIN}/api/v1/admin/order/:id`, async () => {
        await loaded;
        return HttpResponse.json(buildOrder());
      }),
    );
    const { user, router } = await openReady({
      advanceTimers: (ms: number) => jest.advanceTimersByTime(ms),
    });
    await user.click(placeOrder());
    await user.click(await screen.findByRole('link', { name: 'See your order' }));
    act(() => jest.advanceTimersByTime(5000));
    expect(router.state.location.pathname).toBe('/cart');
    load();
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/account/orderdetails/${objectId(500)}`),
    );
  });

  it('leads to the empty cart, which names the order, when step 2 is opened again', async () => {
    const { user, router } = await openReady();
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    await act(() => router.navigate('/cart'));
    await screen.findByText('Your cart is empty.');
    await act(() => router.navigate('/cart?step=2'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText(/^You placed order ES-100042\./)).toBeInTheDocument();
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
  });

  it('is named by the empty cart after a reload, until logout', async () => {
    const { user, unmount } = await openReady();
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    unmount();
    const { store } = renderRoutes('/cart?step=2', { user: buildUser() });
    expect(await screen.findByText(/^You placed order ES-100042\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${objectId(500)}`,
    );
    await act(() => store.dispatch(logout()));
    expect(screen.queryByText(/^You placed order/)).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is not named any more once another order was begun', async () => {
    const { user, unmount } = await openReady();
    await user.click(placeOrder());
    await screen.findByText(SUCCESS);
    unmount();
    storeCart(buildCartItem());
    apiServer.use(
      refuse('POST /order/new', { status: 409, code: 'OUT_OF_STOCK', message: 'Sold out.' }),
      refuse('GET /order/attempt/:key', { status: 404, code: 'NOT_FOUND', message: 'No order.' }),
    );
    const again = await openReady();
    await again.user.click(placeOrder());
    await screen.findByText(/Sold out\./);
    again.unmount();
    storeCart();
    renderRoutes('/cart', { user: buildUser() });
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.queryByText(/^You placed order/)).not.toBeInTheDocument();
  });
});
