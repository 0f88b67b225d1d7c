import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { cartSlice } from '../../../features/cart/cart.slice.ts';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const account = { version: 3, lines: [buildCartItem()] };

/** As the server renders it: the browser has no cart yet. */
const openCheckout = () =>
  renderRoutes('/cart?step=2', {
    user: buildUser(),
    preloadedState: { cart: { ...cartSlice.getInitialState(), account } },
  });

beforeEach(() => {
  apiServer.use(answer('POST /cart/quote', buildQuote()));
});

describe('the second step on a device without a cart', () => {
  it('waits for the cart of the account', async () => {
    apiServer.use(answer('POST /cart/merge', account));
    const { router } = openCheckout();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Shipping and Payment' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'PLACE ORDER' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?step=2');
  });

  it('goes to the first when the cart does not arrive in time', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    apiServer.use(http.post('*/api/v1/cart/merge', () => new Promise<never>(() => {})));
    const { router } = openCheckout();
    await screen.findByText('Your cart is loading');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    jest.useRealTimers();
  });
});
