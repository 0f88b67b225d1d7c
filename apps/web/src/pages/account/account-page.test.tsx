import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, refuse } from '../../testing/api-server.ts';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { buildUser } from '../../testing/build-user.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';

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
  });

  it('links to home, My Orders and Change Password', async () => {
    const { main } = await openAccount();
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/account/myorders');
    expect(main.getByRole('link', { name: 'Change Password' })).toHaveAttribute(
      'href',
      '/account/change-password',
    );
    expect(main.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows Admin the way to E-DASH', async () => {
    const { main } = await openAccount({ role: 'Admin' });
    expect(main.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  });

  it.each(['Customer', 'Packer', 'Catalogue'] as const)('does not show it to a %s', async (role) => {
    const { main } = await openAccount({ role });
    expect(main.queryByRole('link', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
  });

  it('logs out: at /login, with no cart, no address and no order left in the browser', async () => {
    window.localStorage.setItem('cartItems', JSON.stringify([buildCartItem()]));
    window.localStorage.setItem('shippingInfo', JSON.stringify({ firstName: 'Asha' }));
    window.sessionStorage.setItem('orderInfo', JSON.stringify({ totalPrice: 979 }));
    window.sessionStorage.setItem('productDraft', JSON.stringify({ name: 'Evening shirt' }));
    const { user, router, main, store } = await openAccount();
    await user.click(main.getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
    expect(store.getState().cart.cartItems).toEqual([]);
    expect(JSON.parse(window.localStorage.getItem('cartItems') ?? '[]')).toEqual([]);
    expect(window.localStorage.getItem('shippingInfo')).toBeNull();
    expect(window.sessionStorage.getItem('orderInfo')).toBeNull();
    expect(window.sessionStorage.getItem('productDraft')).toBeNull();
  });

  it('stays when logging out failed, and says why', async () => {
    apiServer.use(refuse('POST /logout', { status: 500, code: 'INTERNAL', message: 'Try again.' }));
    const { user, router, main } = await openAccount();
    await user.click(main.getByRole('button', { name: 'Log Out' }));
    expect(await main.findByRole('alert')).toHaveTextContent('Try again.');
    expect(router.state.location.pathname).toBe('/account');
    expect(main.getByText('Asha Rao')).toBeInTheDocument();
  });

  it('sends a stranger to /login', async () => {
    const { router } = renderRoutes('/account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
