import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { storageChangedActions } from '../../../app/listeners.ts';
import { answer, apiServer, type ApiCall } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

const SUCCESS = 'Order Placed successfully... Navigating to orders page in 2 sec..';
const address = { address: '12 Temple Road', pincode: '560001', city: 'Bengaluru' };
const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }));
const placeOrder = () => screen.getByRole('button', { name: 'PLACE ORDER' });

let orders: unknown[] = [];

async function openReady() {
  const opened = renderRoutes('/cart?step=2', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Shipping and Payment' });
  await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
  return opened;
}

beforeEach(() => {
  orders = [];
  storeCart(buildCartItem());
  window.localStorage.setItem('shippingInfo', JSON.stringify(address));
  apiServer.use(
    answer('POST /order/new', ({ body }: ApiCall) => {
      orders.push(body);
      return buildOrder();
    }),
  );
});

describe('the delivery method', () => {
  it('is remembered on both steps, after a reload and in every tab, until the order', async () => {
    const express = buildQuote({ shipping: 35, total: 984 });
    apiServer.use(
      answer('POST /cart/quote', ({ body }) =>
        (body as { deliveryMethod: string }).deliveryMethod === 'express' ? express : buildQuote(),
      ),
    );
    const { user, unmount } = await openReady();
    await user.click(screen.getByRole('radio', { name: /^Express/ }));
    unmount();
    const { unmount: leaveCart } = renderRoutes('/cart');
    expect(await screen.findByText('₹984')).toBeInTheDocument();
    leaveCart();
    const reloaded = await openReady();
    expect(screen.getByRole('radio', { name: /^Express/ })).toBeChecked();
    expect(await summary().findByText('₹984')).toBeInTheDocument();
    window.localStorage.removeItem('deliveryMethod');
    act(() => storageChangedActions(window.localStorage).forEach(reloaded.store.dispatch));
    expect(screen.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await reloaded.user.click(screen.getByRole('radio', { name: /^Express/ }));
    await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
    await reloaded.user.click(placeOrder());
    await screen.findByText(SUCCESS);
    expect(orders[0]).toMatchObject({ deliveryMethod: 'express' });
    expect(window.localStorage.getItem('deliveryMethod')).toBeNull();
  });

  it.each(['"fast"', '{', '7'])('is standard where %s is stored', async (stored) => {
    window.localStorage.setItem('deliveryMethod', stored);
    await openReady();
    expect(screen.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  });
});
