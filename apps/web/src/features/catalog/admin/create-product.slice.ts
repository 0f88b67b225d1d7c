import type { Product } from '@e-store/shared/catalog/product';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';

type CreateProductState = RequestState & { product: Product | null };

const initialState = { ...idle, product: null } as CreateProductState;

export const createProduct = createAdminThunk('createProduct/send', 'POST /admin/product/new/');

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
});
