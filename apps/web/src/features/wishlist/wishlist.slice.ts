import { latestFirst } from '@e-store/shared/wishlist/merge-wishlists';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { UNREACHABLE } from '../../lib/api-failure.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export type WishlistState = {
  entries: WishlistEntry[];
  /** Whose it is: a guest's is kept in the browser, an account's by the shop. Nobody's is not known yet. */
  owner: 'guest' | 'account' | null;
  /** Products whose saving or removal the shop has not confirmed yet. */
  waiting: string[];
  /** The lists of browser and account are becoming one. */
  joining: boolean;
  /** What went wrong last, in words. */
  notice: string | null;
};

const initialState = {
  entries: [],
  owner: null,
  waiting: [],
  joining: false,
  notice: null,
} as WishlistState;

export const loadWishlist = createApiThunk('wishlist/load', (api) => api.call('GET /wishlist'));

/** Puts entries on the account's list, as they were saved. None: asks for the list as it is. */
export const joinWishlist = createApiThunk('wishlist/join', (api, entries: WishlistEntry[]) =>
  entries.length > 0 ? api.call('POST /wishlist/merge', { body: { entries } }) : api.call('GET /wishlist'),
);

export const saveProduct = createApiThunk('wishlist/save', (api, id: string) =>
  api.call('PUT /wishlist/:id', { params: { id } }),
);

export const unsaveProduct = createApiThunk('wishlist/unsave', (api, id: string) =>
  api.call('DELETE /wishlist/:id', { params: { id } }),
);

const without = (entries: readonly WishlistEntry[], id: string) =>
  entries.filter(({ product }) => product !== id);
const isChange = isAnyOf(saveProduct.pending, unsaveProduct.pending);
const isChangeDone = isAnyOf(
  saveProduct.fulfilled,
  saveProduct.rejected,
  unsaveProduct.fulfilled,
  unsaveProduct.rejected,
);
const isRefused = isAnyOf(saveProduct.rejected, unsaveProduct.rejected);

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    guestListRestored: (state, { payload }: PayloadAction<WishlistEntry[]>) => {
      if (state.owner !== 'account') Object.assign(state, { entries: payload, owner: 'guest' });
    },
    guestSaved: (state, { payload }: PayloadAction<WishlistEntry>) => {
      state.entries = latestFirst([payload, ...without(state.entries, payload.product)]);
    },
    guestUnsaved: (state, { payload }: PayloadAction<string>) => {
      state.entries = without(state.entries, payload);
    },
    noticeGiven: (state, { payload }: PayloadAction<string | null>) => {
      state.notice = payload;
    },
    /** At logout: nothing of a person stays in the browser. */
    wishlistForgotten: ({ notice }) => ({ ...initialState, owner: 'guest' as const, notice }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(saveProduct.fulfilled, (state, { payload }) => {
        state.entries = [payload, ...without(state.entries, payload.product)];
      })
      .addCase(unsaveProduct.fulfilled, (state, { payload }) => {
        state.entries = without(state.entries, payload.product);
      })
      .addCase(joinWishlist.pending, (state) => {
        state.joining = true;
      })
      .addCase(joinWishlist.rejected, (state) => {
        state.joining = false;
      })
      .addMatcher(isAnyOf(loadWishlist.fulfilled, joinWishlist.fulfilled), (state, { payload }) => {
        Object.assign(state, { entries: payload.entries, owner: 'account', joining: false });
      })
      .addMatcher(isChange, (state, { meta }) => {
        state.waiting.push(meta.arg);
        state.notice = null;
      })
      .addMatcher(isChangeDone, (state, { meta }) => {
        state.waiting = state.waiting.filter((id) => id !== meta.arg);
      })
      .addMatcher(isRefused, (state, { payload }) => {
        state.notice = (payload ?? UNREACHABLE).message;
      });
  },
  selectors: {
    selectWishlist: (state) => state.entries,
    selectWishlistOwner: (state) => state.owner,
    selectWishlistNotice: (state) => state.notice,
    selectIsSaved: (state, id: string) => state.entries.some(({ product }) => product === id),
    selectIsWaiting: ({ joining, waiting }, id: string) => joining || waiting.includes(id),
  },
});

export const { guestListRestored, guestSaved, guestUnsaved, noticeGiven, wishlistForgotten } =
  wishlistSlice.actions;
export const { selectWishlist, selectWishlistOwner, selectWishlistNotice, selectIsSaved, selectIsWaiting } =
  wishlistSlice.selectors;
