import type { Product } from '@e-store/shared/catalog/product';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import type { ApiResponse } from '../../lib/api-client.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type Related = ApiResponse<'GET /product/:id/related'>;
type ProductDetailsState = RequestState & {
  id: string | null;
  product: Product | null;
  related: Related | null;
};

const initialState = { ...idle, id: null, product: null, related: null } as ProductDetailsState;

export const fetchProduct = createApiThunk('productDetails/fetch', 'GET /product/:id');

export const fetchRelated = createApiThunk('productDetails/fetchRelated', 'GET /product/:id/related');

export const productDetailsSlice = createSlice({
  name: 'productDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchProduct, {
      request: (state, id) => {
        if (state.id !== id) Object.assign(state, { id, product: null, related: null });
      },
      success: (state, product) => {
        state.product = product;
      },
    });
    builder.addCase(fetchRelated.fulfilled, (state, { payload, meta }) => {
      if (meta.arg === state.id) state.related = payload;
    });
  },
  selectors: {
    selectProduct: (state) => state.product,
    selectRelated: (state) => state.related,
    selectProductLoading: (state) => state.status === 'loading' && state.product === null,
    selectProductError: (state) => state.error,
  },
});

export const { selectProduct, selectRelated, selectProductLoading, selectProductError } =
  productDetailsSlice.selectors;
