import type { TopProduct } from '@e-store/shared/dashboard/endpoints';
import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { createSlice } from '@reduxjs/toolkit';
import { createDashThunk } from '../admin/dash-thunk.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';

type TopProductsState = RequestState & { products: TopProduct[] | null };

const initialState = { ...idle, products: null } as TopProductsState;

export const fetchTopProducts = createDashThunk('topProducts/fetch', (api, by: SalesPeriod) =>
  api.call('GET /admin/dashboard/top', { query: { by } }),
);

export const topProductsSlice = createSlice({
  name: 'topProducts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchTopProducts, {
      success: (state, { products }) => {
        state.products = products;
      },
    });
  },
  selectors: {
    selectTopProducts: (state) => state.products,
    selectTopProductsError: (state) => state.error,
  },
});

export const { selectTopProducts, selectTopProductsError } = topProductsSlice.selectors;
