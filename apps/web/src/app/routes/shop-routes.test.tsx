import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { login, logout } from '../../features/account/user.slice.ts';
import { createProduct } from '../../features/catalog/admin/create-product.slice.ts';
import { createApiClient } from '../../lib/api-client.ts';
import { answer, apiServer, refuse } from '../../testing/api-server.ts';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { buildOrderList } from '../../testing/build-order.ts';
import { buildUser } from '../../testing/build-user.ts';
import { objectId } from '../../testing/object-id.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { allRouteModules } from './all-route-modules.ts';
import { pageFile } from './page-modules.ts';
import { makeRoutes } from './shop-routes.tsx';
import { makeStore } from '../store.ts';

const idsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ id, children }) => [...(id ? [id] : []), ...idsOf(children ?? [])]);

describe('the table of routes', () => {
  it('uses every page, and every page lies where its name says', () => {
    const routes = makeRoutes(makeStore({ api: createApiClient() }), { routeModules: allRouteModules });
    const webRoot = path.resolve(import.meta.dirname, '../../..');
    const used = idsOf(routes).flatMap((id) => pageFile(id) ?? []);
    const pages = ['shop', 'admin'].flatMap((half) =>
      readdirSync(path.join(webRoot, 'src/pages', half)).map((name) => pageFile(`${half}/${name}`) ?? ''),
    );
    const there = pages.filter(
      (file) => existsSync(path.join(webRoot, file)) && !/pages\/(shop|admin)\/(article|error)\//.test(file),
    );
    expect(used.toSorted()).toEqual(there.toSorted());
  });

  it('gives every route with data a name of its own', () => {
    const routes = makeRoutes(makeStore({ api: createApiClient() }), { routeModules: allRouteModules });
    const nameless = (all: RouteObject[]): string[] =>
      all.flatMap(({ id, path: at, loader, children }) => [
        ...(loader && !id && at !== '*' ? [at ?? 'one without a path'] : []),
        ...nameless(children ?? []),
      ]);
    expect(nameless(routes)).toEqual([]);
  });

  it.each([
    ['/', 'E-Store'],
    ['/products', 'E-Store'],
    [`/product/${objectId(1)}`, 'Indigo crew T-shirt'],
    ['/cart', 'Shopping Cart'],
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/forget-password', 'Forgot password'],
    ['/password/reset/token', 'Reset password'],
    ['/nowhere', 'Not found'],
  ])('%s has a title of its own: %s', async (address, title) => {
    renderRoutes(address);
    await waitFor(() => expect(document.title).toContain(title));
  });
});

describe('a browser', () => {
  it('leaves an account page when the user logs out', async () => {
    const { store, router } = renderRoutes('/account', { user: buildUser() });
    await screen.findByRole('main');
    await act(() => store.dispatch(logout()));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('comes back to where the server ended the session, after signing in again; the cart stays', async () => {
    apiServer.use(
      refuse('GET /orders/me', { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in.' }),
    );
    window.localStorage.setItem('cartItems', JSON.stringify([buildCartItem()]));
    const { store, router } = renderRoutes('/account/myorders', { user: buildUser() });
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/login',
        search: '?next=%2Faccount%2Fmyorders',
      }),
    );
    expect(store.getState().cart.cartItems).toHaveLength(1);
  });

  it('is asked for the password in place when E-DASH needs a fresh confirmation', async () => {
    apiServer.use(
      refuse('POST /admin/product/new/', {
        status: 403,
        code: 'PASSWORD_CONFIRMATION_REQUIRED',
        message: 'Confirm your password.',
      }),
    );
    const { store, router } = renderRoutes('/admin/dashboard/addproduct', {
      user: buildUser({ role: 'Admin' }),
    });
    await screen.findByRole('heading', { level: 1 });
    const product = { name: 'Tee', descreption: 'A tee.', brand: 'B', images: [] }; // (sic) spec §3
    void store.dispatch(createProduct(product));
    expect(await screen.findByRole('dialog', { name: 'Confirm your password' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/dashboard/addproduct');
  });

  it('shows a customer at /admin that it is not for them, in the frame of the shop', async () => {
    renderRoutes('/admin', { user: buildUser() });
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is for shop staff only.');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('shows the server’s words when a product is gone', async () => {
    apiServer.use(
      refuse('GET /product/:id', { status: 404, code: 'NOT_FOUND', message: 'There is no such product.' }),
    );
    renderRoutes(`/product/${objectId(1)}`);
    expect(await screen.findByText('There is no such product.')).toBeInTheDocument();
  });

  it('does not mistake a wrong password for a session that is over', async () => {
    apiServer.use(
      refuse('POST /login', { status: 401, code: 'INVALID_CREDENTIALS', message: 'Wrong.' }),
      answer('GET /orders/me', buildOrderList()),
    );
    const { store, router } = renderRoutes('/login');
    await screen.findByRole('main');
    await act(() => store.dispatch(login({ email: 'a@example.com', password: 'x' })));
    expect(router.state.location.pathname).toBe('/login');
    expect(store.getState().user.error?.message).toBe('Wrong.');
  });
});
