import type { ProductList } from '@e-store/shared/catalog/endpoints';
import { createSlice } from '@reduxjs/toolkit';
import type { ApiInput } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export type ProductQuery = ApiInput<'GET /products'>['query'];
type ProductsState = RequestState & { list: ProductList | null; query: ProductQuery | null };

const initialState = { ...idle, list: null, query: null } as ProductsState;

export const fetchProducts = createApiThunk('products/fetch', (api, query: ProductQuery) =>
  api.call('GET /products', { query }),
);

export const productsSlice = createSlice({
  name: 'products',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchProducts, {
      request: (state, query) => {
        // The same question again, on the way back to a list: its answer stays visible while it is renewed.
        if (JSON.stringify(query) !== JSON.stringify(state.query)) state.list = null;
        state.query = query;
      },
      success: (state, list) => {
        state.list = list; // the whole body (spec §7)
      },
    });
  },
  selectors: {
    selectProductList: (state) => state.list,
    selectProductsLoading: (state) => state.status === 'loading' && state.list === null,
    selectProductsError: (state) => state.error,
  },
});

export const { selectProductList, selectProductsLoading, selectProductsError } = productsSlice.selectors;
