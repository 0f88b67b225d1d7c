import type { Product } from '@e-store/shared/catalog/product';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type ProductDetailsState = RequestState & { product: Product | null };

const initialState = { ...idle, product: null } as ProductDetailsState;

export const fetchProduct = createApiThunk('productDetails/fetch', (api, id: string) =>
  api.call('GET /product/:id', { params: { id } }),
);

export const productDetailsSlice = createSlice({
  name: 'productDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchProduct, {
      request: (state, id) => {
        if (state.product?._id !== id) state.product = null;
      },
      success: (state, product) => {
        state.product = product;
      },
    });
  },
  selectors: {
    selectProduct: (state) => state.product,
    selectProductLoading: (state) => state.status === 'loading' && state.product === null,
    selectProductError: (state) => state.error,
  },
});

export const { selectProduct, selectProductLoading, selectProductError } = productDetailsSlice.selectors;
