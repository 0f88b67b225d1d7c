import type { Product } from '@e-store/shared/catalog/product';
import { createSlice } from '@reduxjs/toolkit';
import type { ApiInput } from '../../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';

type CreateProductState = RequestState & { product: Product | null };

const initialState = { ...idle, product: null } as CreateProductState;

export const createProduct = createAdminThunk(
  'createProduct/send',
  (api, body: ApiInput<'POST /admin/product/new/'>['body']) => api.call('POST /admin/product/new/', { body }),
);

export const createProductSlice = createSlice({
  name: 'createProduct',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, createProduct, {
      success: (state, product) => {
        state.product = product;
      },
    });
  },
  selectors: {
    selectCreatedProduct: (state) => state.product,
    selectCreateProductLoading: (state) => state.status === 'loading',
    selectCreateProductError: (state) => state.error,
  },
});

export const { selectCreatedProduct, selectCreateProductLoading, selectCreateProductError } =
  createProductSlice.selectors;
