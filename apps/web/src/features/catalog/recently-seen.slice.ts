import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type ListedProduct, toListed } from './listed-product.ts';

/** What this browser looked at, the last first. Only the browser knows it: a page of the server has none. */
type RecentlySeenState = RequestState & { ids: string[]; products: ListedProduct[] };

const initialState = { ...idle, ids: [], products: [] } as RecentlySeenState;

/** The products as they are now; those that are no longer in the shop are not among them. */
export const fetchRecentlySeen = createApiThunk('recentlySeen/fetch', (api, ids: string[]) =>
  api.call('GET /products/by-id', { query: { ids: ids.join(',') } }),
);

export const recentlySeenSlice = createSlice({
  name: 'recentlySeen',
  initialState,
  reducers: {
    seenRestored: (state, { payload }: PayloadAction<string[]>) => {
      state.ids = payload;
    },
    /** Told by who looks; the listener of the storage takes it away there, too. */
    seenForgotten: (state) => {
      state.ids = [];
      state.products = [];
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchRecentlySeen, {
      success: (state, { product }) => {
        state.products = product.map(toListed);
      },
    });
  },
  selectors: {
    selectSeenIds: (state) => state.ids,
    selectSeen: (state) => state.products,
  },
});

export const { seenRestored, seenForgotten } = recentlySeenSlice.actions;
export const { selectSeenIds, selectSeen } = recentlySeenSlice.selectors;
