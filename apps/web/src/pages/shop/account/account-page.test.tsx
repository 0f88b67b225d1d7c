import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fetchMyOrders } from '../../../features/orders/my-orders.slice.ts';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildOrder, buildOrderList } from '../../../testing/build-order.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

async function openAccount(changes: Parameters<typeof buildUser>[0] = {}) {
  const shop = renderRoutes('/account', { user: buildUser(changes) });
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
  return { ...shop, main: within(screen.getByRole('main')) };
}

describe('My Profile', () => {
  it('shows name, email and mobile number', async () => {
    const { main } = await openAccount();
    expect(main.getByText('Asha Rao')).toBeInTheDocument();
    expect(main.getByText('asha@example.com')).toBeInTheDocument();
    expect(main.getByText('98765 43210')).toBeInTheDocument();
    const buttons = [main.getByRole('link', { name: /^Edit/ }), main.getByRole('link', { name: 'Home' })];
    expect(buttons[0]?.compareDocumentPosition(buttons[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links to home, My Orders and Change Password [spec 2-78]', async () => {
    const { main } = await openAccount();
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/account/myorders');
    expect(main.getByRole('link', { name: 'Change Password' })).toHaveAttribute(
      'href',
      '/account/change-password',
    );
    expect(main.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows Admin the way to E-DASH [spec 2-79] [spec 6-2]', async () => {
    const { main } = await openAccount({ role: 'Admin' });
    expect(main.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  });

  it.each(['Customer', 'Packer', 'Catalogue'] as const)(
    'does not show it to a %s [spec 2-79] [spec 6-2]',
    async (role) => {
      const { main } = await openAccount({ role });
      expect(main.queryByRole('link', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
    },
  );

  it('logs out: at /login, with no cart, no address and no order left in the browser [R33] [ASVS 7.4.4]', async () => {
    window.localStorage.setItem('cartItems', JSON.stringify([buildCartItem()]));
    window.localStorage.setItem('shippingInfo', JSON.stringify({ firstName: 'Asha' }));
    window.sessionStorage.setItem('orderInfo', JSON.stringify({ totalPrice: 979 }));
    window.sessionStorage.setItem('productDraft', JSON.stringify({ name: 'Evening shirt' }));
    const { user, router, main, store } = await openAccount();
    await user.click(main.getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/login');
    expect(await screen.findByText('You have been logged out.')).toBeInTheDocument();
    expect(store.getState().cart.cartItems).toEqual([]);
    expect(JSON.parse(window.localStorage.getItem('cartItems') ?? '[]')).toEqual([]);
    expect(window.localStorage.getItem('shippingInfo')).toBeNull();
    expect(window.sessionStorage.getItem('orderInfo')).toBeNull();
    expect(window.sessionStorage.getItem('productDraft')).toBeNull();
  });

  it('is left without a word of logging out when the session ended, and login leads back', async () => {
    const { router, store } = await openAccount();
    apiServer.use(
      refuse('GET /orders/me', { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in.' }),
    );
    await store.dispatch(fetchMyOrders());
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/login?next=%2Faccount');
    expect(screen.queryByText('You have been logged out.')).not.toBeInTheDocument();
  });

  it('stays when logging out failed, and says why', async () => {
    apiServer.use(refuse('POST /logout', { status: 500, code: 'INTERNAL', message: 'Try again.' }));
    const { user, router, main } = await openAccount();
    await user.click(main.getByRole('button', { name: 'Log Out' }));
    expect(await main.findByRole('alert')).toHaveTextContent('Try again.');
    expect(router.state.location.pathname).toBe('/account');
    expect(main.getByText('Asha Rao')).toBeInTheDocument();
  });

  it('sends a stranger to /login [spec 2-80]', async () => {
    const { router } = renderRoutes('/account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('the latest orders', () => {
  const block = () => within(screen.getByRole('region', { name: 'My Orders' }));

  it('are three, each with promise, number, cost, status and its detail, beside the way to all', async () => {
    const orders = [1, 2, 3, 4].map((n) =>
      buildOrder({ _id: objectId(500 + n), number: `ES-10000${n}`, totalPrice: 3000 + n }),
    );
    apiServer.use(answer('GET /orders/me', buildOrderList(...orders)));
    await openAccount();
    expect(await block().findByText('ES-100001, 20 Nov 2026')).toBeInTheDocument();
    expect(block().getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(block().getByText('₹3,003')).toBeInTheDocument();
    expect(block().queryByText('₹3,004')).not.toBeInTheDocument();
    expect(block().getAllByText('Processing')).toHaveLength(3);
    expect(block().getByRole('link', { name: 'Detail of order ES-100001' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${objectId(501)}`,
    );
    expect(block().getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/account/myorders');
  });

  it('say that they load', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.get('*/api/v1/orders/me', async () => {
        await arrived;
        return HttpResponse.json(buildOrderList(buildOrder()));
      }),
    );
    await openAccount();
    expect(block().getByText('Your orders are loading')).toBeInTheDocument();
    arrive();
    expect(await block().findByText('₹979')).toBeInTheDocument();
  });

  it('say when there is none', async () => {
    await openAccount();
    expect(await block().findByText('You have not placed any orders yet.')).toBeInTheDocument();
    expect(block().getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(block().queryByRole('link', { name: 'All orders' })).not.toBeInTheDocument();
  });

  it('that cannot be loaded leave the profile, say why and try again', async () => {
    apiServer.use(
      refuse('GET /orders/me', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    const { user, main } = await openAccount();
    expect(await block().findByRole('alert')).toHaveTextContent('Back in a moment.');
    expect(main.getByText('Asha Rao')).toBeInTheDocument();
    apiServer.use(answer('GET /orders/me', buildOrderList(buildOrder())));
    await user.click(block().getByRole('button', { name: 'Try again' }));
    expect(await block().findByText('₹979')).toBeInTheDocument();
  });
});
