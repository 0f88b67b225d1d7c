import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore } from '../../../app/store.ts';
import { createApiClient } from '../../../lib/api-client.ts';
import { watchForOldRelease } from '../../../lib/browser-old-release.ts';
import { answer, apiServer, unreachable } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { Component as ErrorPage } from './error-page.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('an address that is not there', () => {
  it('offers a search, which needs no script, and where most people go', async () => {
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
        categories: [
          { key: 'T-Shirt', name: 'Tees' },
          { key: 'kurtas', name: 'Kurtas' },
        ],
      }),
    );
    renderRoutes('/nowhere');
    await screen.findByRole('heading', { level: 1, name: 'Not found' });
    const main = within(screen.getByRole('main'));
    const search = main.getByRole('searchbox', { name: 'Search the shop' });
    expect(search).toHaveAttribute('name', 'q');
    expect(search.closest('form')).toHaveAttribute('action', '/products');
    for (const [name, href] of [
      ['Women', '/?department=women'],
      ['Tees', '/products?type=T-Shirt'],
      ['Kurtas', '/products?type=kurtas'],
      ['Sale', '/products?onSale=true'],
      ['Home', '/'],
    ] as const)
      expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(main.queryByRole('link', { name: 'Jeans' })).not.toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('the connection', () => {
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };

  it('that is gone is said, and that it is back is seen', async () => {
    const { user } = renderRoutes('/login');
    await user.type(await screen.findByLabelText('Email'), 'asha@');
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
    setOnline(false);
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline. This page may be out of date.');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@');
    setOnline(true);
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
  });

  it('that comes back brings the page that was wanted', async () => {
    const product = buildProduct({ name: 'Goa Shirt' });
    apiServer.use(unreachable('GET /product/:id'));
    renderRoutes(`/product/${product._id}`);
    await screen.findByRole('link', { name: 'Try again' });
    setOnline(false);
    apiServer.use(answer('GET /product/:id', product));
    expect(screen.queryByRole('heading', { name: 'Goa Shirt' })).not.toBeInTheDocument();
    setOnline(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Goa Shirt' })).toBeInTheDocument();
  });

  it('that loses a script of the page is named, not a fault of the shop', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    watchForOldRelease({ state: {} as never, createHref: String });
    const failure = new TypeError('Failed to fetch dynamically imported module');
    setOnline(false);
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
    const routes = [
      {
        path: '/',
        errorElement: <ErrorPage />,
        lazy: () => Promise.reject(failure),
        HydrateFallback: () => null,
      },
    ];
    const store = makeStore({
      api: createApiClient(),
      storage: { local: window.localStorage, session: window.sessionStorage },
      routeModules: [],
    });
    render(
      <Provider store={store}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </Provider>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
    logged.mockClear();
    setOnline(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Not available right now' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
    // jsdom reports the reload, which it does not implement.
    expect(String(logged.mock.calls[0])).toMatch(/not implemented: navigation/i);
  });

  it('can be tried again', async () => {
    apiServer.use(http.get('*/healthz', () => HttpResponse.error(), { once: true }));
    const { user } = renderRoutes('/login');
    await screen.findByLabelText('Email');
    setOnline(false);
    const again = screen.getByRole('button', { name: 'Try again' });
    await user.click(again);
    expect(await screen.findByText(/Still offline\./)).toBeVisible();
    apiServer.use(http.get('*/healthz', () => HttpResponse.json({ status: 'ok' })));
    await user.click(again);
    await act(async () => Promise.resolve());
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
  });
});
