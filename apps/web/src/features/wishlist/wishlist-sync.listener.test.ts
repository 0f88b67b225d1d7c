import { beforeEach, describe, expect, it } from '@jest/globals';
import { mergeWishlists, WISHLIST_MAX } from '@e-store/shared/wishlist/merge-wishlists';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { waitFor } from '@testing-library/dom';
import { login } from '../account/user.slice.ts';
import { allRouteModules } from '../../app/routes/all-route-modules.ts';
import { makeStore } from '../../app/store.ts';
import { createApiClient } from '../../lib/api-client.ts';
import { appStarted } from '../../lib/app-events.ts';
import { answer, apiServer, unreachable } from '../../testing/api-server.ts';
import { buildUser } from '../../testing/build-user.ts';
import { objectId } from '../../testing/object-id.ts';
import { selectWishlist, selectWishlistNotice } from './wishlist.slice.ts';
import { readGuestList, writeGuestList } from './wishlist.storage.ts';

const { localStorage: local, sessionStorage: session } = window;
const asha = buildUser();
const signIn = login({ email: asha.email, password: 'a long password' });
const signedIn = {
  user: { loading: false, isAuthenticated: true, user: asha, error: null, message: null },
};
const open = (preloadedState: Parameters<typeof makeStore>[0]['preloadedState'] = {}) => {
  const store = makeStore({
    routeModules: allRouteModules,
    api: createApiClient(),
    storage: { local, session },
    preloadedState,
  });
  store.dispatch(appStarted());
  return store;
};

describe('the list that a guest saved', () => {
  const wish = (number: number) => ({
    product: objectId(number),
    price: 499,
    savedAt: new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString(),
  });
  const wishes = (from: number, count: number) => Array.from({ length: count }, (_, n) => wish(from + n));
  let saved: WishlistEntry[] = [];
  const storedIds = () => readGuestList(local).map(({ product }) => product);

  beforeEach(() => {
    saved = [];
    apiServer.use(
      answer('POST /login', { user: asha }),
      answer('GET /wishlist', () => ({ entries: saved })),
      answer('POST /wishlist/merge', ({ body }) => {
        saved = mergeWishlists(saved, (body as { entries: WishlistEntry[] }).entries);
        return { entries: saved };
      }),
    );
  });

  it('joins the account’s at sign-in and leaves the browser', async () => {
    writeGuestList(local, wishes(1, 3));
    const store = open();
    await store.dispatch(signIn);
    await waitFor(() => expect(selectWishlist(store.getState())).toHaveLength(3));
    await waitFor(() => expect(storedIds()).toEqual([]));
    expect(selectWishlistNotice(store.getState())).toBeNull();
  });

  it('of which the account has no room for all keeps the others here, and says how many, once', async () => {
    saved = mergeWishlists(wishes(1000, WISHLIST_MAX - 1), []);
    writeGuestList(local, wishes(1, 3));
    const store = open();
    await store.dispatch(signIn);
    await waitFor(() => expect(selectWishlistNotice(store.getState())).toMatch(/2 items .* not added/));
    expect(storedIds().toSorted()).toEqual([objectId(1), objectId(2)]);

    saved = saved.slice(1);
    const later = open(signedIn);
    await waitFor(() => expect(storedIds()).toEqual([objectId(1)]));
    expect(saved.map(({ product }) => product)).toContain(objectId(2));
    expect(selectWishlistNotice(later.getState())).toBeNull();
  });

  it('stays as it is while the shop is away', async () => {
    apiServer.use(unreachable('POST /wishlist/merge'));
    writeGuestList(local, wishes(1, 2));
    const store = open();
    await store.dispatch(signIn);
    await waitFor(() => expect(store.getState().wishlist.joining).toBe(false));
    expect(storedIds()).toHaveLength(2);
    expect(selectWishlistNotice(store.getState())).toBeNull();
  });
});
