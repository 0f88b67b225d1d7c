import { latestFirst } from '@e-store/shared/wishlist/merge-wishlists';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { UNREACHABLE } from '../../lib/api-failure.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export type WishlistState = {
  entries: WishlistEntry[];
  /** Null while unknown. */
  owner: 'guest' | 'account' | null;
  /** Unconfirmed saves and removals. */
  waiting: string[];
  /** Latest read, until logout or a change, which the read may predate. */
  requestId?: string;
  joining: boolean;
  notice: string | null;
};

const initialState = {
  entries: [],
  owner: null,
  waiting: [],
  joining: false,
  notice: null,
} as WishlistState;

export const loadWishlist = createApiThunk('wishlist/load', 'GET /wishlist');

/** Without entries, loads the list. */
export const mergeWishlist = createApiThunk('wishlist/join', (api, entries: WishlistEntry[]) =>
  entries.length > 0 ? api.call('POST /wishlist/merge', { body: { entries } }) : api.call('GET /wishlist'),
);

export const saveProduct = createApiThunk('wishlist/save', 'PUT /wishlist/:id');
export const unsaveProduct = createApiThunk('wishlist/unsave', 'DELETE /wishlist/:id');

const removeEntry = (entries: readonly WishlistEntry[], id: string) =>
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
      state.entries = latestFirst([payload, ...removeEntry(state.entries, payload.product)]);
    },
    guestUnsaved: (state, { payload }: PayloadAction<string>) => {
      state.entries = removeEntry(state.entries, payload);
    },
    noticeShown: (state, { payload }: PayloadAction<string | null>) => {
      state.notice = payload;
    },
    /** Logout clears all personal data. */
    wishlistCleared: ({ notice }) => ({ ...initialState, owner: 'guest' as const, notice }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(saveProduct.fulfilled, (state, { payload, meta }) => {
        if (state.waiting.includes(meta.arg))
          state.entries = [payload, ...removeEntry(state.entries, payload.product)];
        delete state.requestId;
      })
      .addCase(unsaveProduct.fulfilled, (state, { payload }) => {
        state.entries = removeEntry(state.entries, payload.product);
        delete state.requestId;
      })
      .addCase(mergeWishlist.pending, (state) => {
        state.joining = true;
      })
      .addMatcher(isAnyOf(loadWishlist.pending, mergeWishlist.pending), (state, { meta }) => {
        state.requestId = meta.requestId;
      })
      .addMatcher(isAnyOf(loadWishlist.fulfilled, mergeWishlist.fulfilled), (state, { payload, meta }) => {
        if (state.requestId === meta.requestId)
          Object.assign(state, { entries: payload.entries, owner: 'account' });
      })
      .addMatcher(isAnyOf(mergeWishlist.fulfilled, mergeWishlist.rejected), (state) => {
        state.joining = false;
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

export const { guestListRestored, guestSaved, guestUnsaved, noticeShown, wishlistCleared } =
  wishlistSlice.actions;
export const { selectWishlist, selectWishlistOwner, selectWishlistNotice, selectIsSaved, selectIsWaiting } =
  wishlistSlice.selectors;
