import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type ListedProduct, toListed } from './listed-product.ts';

/** Recently viewed products, latest first. Only the browser knows them. */
type RecentlySeenState = RequestState & { ids: string[]; products: ListedProduct[] };

const initialState = { ...idle, ids: [], products: [] } as RecentlySeenState;

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
