import type { StaffProduct } from '@e-store/shared/catalog/product';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { EditedProductBody } from './product-form.ts';

type StaffProductState = RequestState & { product: StaffProduct | null };

const initialState = { ...idle, product: null } as StaffProductState;

export const fetchStaffProduct = createAdminThunk('staffProduct/fetch', 'GET /admin/products/:id');

type Edit = { id: string; version: number; body: EditedProductBody };
export const editProduct = createAdminThunk('staffProduct/edit', (api, { id, version, body }: Edit) =>
  api.call('PUT /admin/products/:id', { params: { id }, body }, { headers: { 'If-Match': `"${version}"` } }),
);

export const uploadPicture = createAdminThunk('staffProduct/upload', (api, file: File) =>
  api.call('POST /admin/pictures', { file }, { headers: { 'Content-Type': file.type } }),
);

export const staffProductSlice = createSlice({
  name: 'staffProduct',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(editProduct.fulfilled, (state, { payload }) => {
      if (state.product?._id === payload._id) state.product = payload;
    });
    addRequestCases(builder, fetchStaffProduct, {
      // An old product would become the form's base.
      request: (state) => {
        state.product = null;
      },
      success: (state, product) => {
        state.product = product;
      },
    });
  },
  selectors: {
    selectStaffProduct: (state) => state.product,
    selectStaffProductError: (state) => state.error,
  },
});

export const { selectStaffProduct, selectStaffProductError } = staffProductSlice.selectors;
