import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type ListedProduct, toListed } from './listed-product.ts';

/** Latest first. Only the browser knows them. */
type RecentlyViewedState = RequestState & { ids: string[]; products: ListedProduct[] };

const initialState = { ...idle, ids: [], products: [] } as RecentlyViewedState;

export const fetchRecentlyViewed = createApiThunk('recentlySeen/fetch', (api, ids: string[]) =>
  api.call('GET /products/by-id', { query: { ids: ids.join(',') } }),
);

export const recentlyViewedSlice = createSlice({
  name: 'recentlySeen',
  initialState,
  reducers: {
    recentlyViewedRestored: (state, { payload }: PayloadAction<string[]>) => {
      state.ids = payload;
    },
    recentlyViewedCleared: (state) => {
      state.ids = [];
      state.products = [];
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchRecentlyViewed, {
      success: (state, { product }) => {
        state.products = product.map(toListed);
      },
    });
  },
  selectors: {
    selectRecentlyViewedIds: (state) => state.ids,
    selectRecentlyViewed: (state) => state.products,
  },
});

export const { recentlyViewedRestored, recentlyViewedCleared } = recentlyViewedSlice.actions;
export const { selectRecentlyViewedIds, selectRecentlyViewed } = recentlyViewedSlice.selectors;
