import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { allRouteModules } from '../../../app/routes/all-route-modules.ts';
import { makeStore } from '../../../app/store.ts';
import { createApiClient } from '../../../lib/api-client.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { noticeShown } from '../wishlist.slice.ts';
import { LazyWishlistNotice } from './lazy-wishlist-notice.tsx';

const message = 'We can’t reach the shop.';
const user = { loading: false, isAuthenticated: true, user: buildUser(), error: null, message: null };

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

const renderNotice = (preloadedState: Parameters<typeof makeStore>[0]['preloadedState'] = {}) => {
  const store = makeStore({
    api: createApiClient(),
    storage: { local: window.localStorage, session: window.sessionStorage },
    routeModules: allRouteModules,
    preloadedState,
  });
  const load = jest.fn(() => import('./wishlist-notice.tsx'));
  const show = (text: string | null) => act(() => void store.dispatch(noticeShown(text)));
  const open = () =>
    render(
      <Provider store={store}>
        <p>Your list</p>
        <LazyWishlistNotice load={load} />
      </Provider>,
    );
  return { load, show, open };
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the wishlist notice', () => {
  it('loads ahead for an account and only on demand for a guest', async () => {
    const guest = renderNotice();
    guest.open();
    expect(guest.load).not.toHaveBeenCalled();
    guest.show(message);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);

    const account = renderNotice({ user });
    account.open();
    await waitFor(() => expect(account.load).toHaveBeenCalledTimes(1));
  });

  it('keeps the page when its script fails, and appears once the connection is back', async () => {
    const { load, show, open } = renderNotice();
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    open();
    setOnline(false);
    show(message);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Your list')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    load.mockImplementation(() => import('./wishlist-notice.tsx'));
    setOnline(true);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('loads again for the next notice after its script failed', async () => {
    const { load, show, open } = renderNotice();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    open();
    show(message);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    show(null);
    show(message);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
