import type { Product } from '@e-store/shared/catalog/product';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import type { ApiResponse } from '../../lib/api-client.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type Related = ApiResponse<'GET /product/:id/related'>;
type ProductDetailsState = RequestState & { product: Product | null; related: Related | null };

const initialState = { ...idle, product: null, related: null } as ProductDetailsState;

export const fetchProduct = createApiThunk('productDetails/fetch', 'GET /product/:id');

export const fetchRelated = createApiThunk('productDetails/fetchRelated', 'GET /product/:id/related');

export const productDetailsSlice = createSlice({
  name: 'productDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchProduct, {
      request: (state, id) => {
        if (state.product?._id === id) return;
        state.product = null;
        state.related = null;
      },
      success: (state, product) => {
        state.product = product;
      },
    });
    builder.addCase(fetchRelated.fulfilled, (state, { payload }) => {
      state.related = payload;
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
