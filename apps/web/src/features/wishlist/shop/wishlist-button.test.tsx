import { describe, expect, it } from '@jest/globals';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { login, logout } from '../../account/user.slice.ts';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const entry = (number: number): WishlistEntry => ({
  product: objectId(number),
  price: 699,
  savedAt: '2026-11-01T00:00:00.000Z',
});
const keep = (...entries: WishlistEntry[]) =>
  window.localStorage.setItem('wishlist', JSON.stringify(entries));
const readStoredIds = () =>
  (JSON.parse(window.localStorage.getItem('wishlist') ?? '[]') as WishlistEntry[]).map(
    ({ product }) => product,
  );
const heart = () => screen.findByRole('button', { name: 'Save T-shirt 2' });
const signIn = login({ email: 'asha@example.com', password: 'a long password' });

describe('the heart', () => {
  it('saves for a guest at once, and takes it back', async () => {
    const { user } = renderRoutes('/products');
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    expect(readStoredIds()).toEqual([objectId(2)]);
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(readStoredIds()).toEqual([]);
  });

  it('stands beside the button that buys, too', async () => {
    keep(entry(1));
    renderRoutes(`/product/${objectId(1)}`);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('button', { name: 'Save Indigo crew T-shirt' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is filled for an account only when the shop has said so, and takes no second press meanwhile', async () => {
    const seen: (string | null)[] = [];
    apiServer.use(
      answer('PUT /wishlist/:id', () => {
        const button = screen.getByRole('button', { name: 'Save T-shirt 2' });
        seen.push(button.getAttribute('aria-pressed'), button.getAttribute('aria-disabled'));
        return entry(2);
      }),
    );
    renderRoutes('/products', { user: buildUser() });
    const button = await heart();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(seen).toEqual(['false', 'true']);
    expect(readStoredIds()).toEqual([]);
  });

  it('stays as it was when the shop refuses, and says why', async () => {
    const message = 'Your wishlist is full (200 items). Remove an item first.';
    apiServer.use(refuse('PUT /wishlist/:id', { status: 409, code: 'CONFLICT', message }));
    const { user } = renderRoutes('/products', { user: buildUser() });
    await user.click(await heart());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says in words that a guest’s list is full', async () => {
    keep(...Array.from({ length: 200 }, (_, index) => entry(1000 + index)));
    const { user } = renderRoutes('/products');
    await user.click(await heart());
    expect(await screen.findByRole('alert')).toHaveTextContent(/200 items/);
    expect(readStoredIds()).toHaveLength(200);
  });

  it('of a guest joins the account’s list at sign-in, and nothing is left after logout', async () => {
    keep(entry(2));
    let merged: unknown;
    apiServer.use(
      answer('POST /login', { user: buildUser() }),
      answer('POST /wishlist/merge', ({ body }) => {
        merged = body;
        return { entries: [entry(2), entry(3)] };
      }),
    );
    const { store } = renderRoutes('/products');
    await heart();
    await store.dispatch(signIn);
    expect(await screen.findByRole('button', { name: 'Save T-shirt 3', pressed: true })).toBeInTheDocument();
    expect(merged).toEqual({ entries: [entry(2)] });
    expect(readStoredIds()).toEqual([]);
    await store.dispatch(logout());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(store.getState().wishlist.entries).toEqual([]);
    expect(readStoredIds()).toEqual([]);
  });

  it('keeps a guest’s list while the shop cannot take it', async () => {
    keep(entry(2));
    apiServer.use(
      answer('POST /login', { user: buildUser() }),
      refuse('POST /wishlist/merge', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Away.' }),
    );
    const { store } = renderRoutes('/products');
    await heart();
    await store.dispatch(signIn);
    await waitFor(() => expect(store.getState().wishlist.joining).toBe(false));
    expect(readStoredIds()).toEqual([objectId(2)]);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows nothing of an account whose session is over', async () => {
    apiServer.use(
      answer('GET /wishlist', { entries: [entry(2)] }),
      refuse('DELETE /wishlist/:id', { status: 401, code: 'UNAUTHENTICATED', message: 'Log in first.' }),
    );
    const { user } = renderRoutes('/products', { user: buildUser() });
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heart());
    expect(await screen.findByRole('alert')).toHaveTextContent('Log in first.');
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
