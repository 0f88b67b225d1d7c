import type { StaffProduct } from '@e-store/shared/catalog/product';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { StaffProductsInput } from './staff-product-query.ts';

type List = ApiResponse<'GET /admin/products'>;
/** Rows stay while the next page loads; `query` is the query they answer. */
type StaffProductsState = RequestState & { list: List | null; query: StaffProductsInput | null };

const initialState = { ...idle, list: null, query: null } as StaffProductsState;

export const fetchStaffProducts = createAdminThunk('staffProducts/fetch', 'GET /admin/products');
export const changePrice = createAdminThunk('staffProducts/price', 'PUT /admin/products/:id/price');
export const adjustStock = createAdminThunk('staffProducts/stock', 'PUT /admin/products/:id/stock');
export const refetchProduct = createAdminThunk('staffProducts/reread', 'GET /admin/products/:id');

export const archiveProduct = createAdminThunk('staffProducts/archive', 'DELETE /admin/products/:id');

export const restoreProduct = createAdminThunk('staffProducts/restore', 'POST /admin/products/:id/restore');

export const changeMany = createAdminThunk('staffProducts/many', 'PUT /admin/products');

export const exportProducts = createAdminThunk('staffProducts/export', 'GET /admin/products/export');

export const previewProductImport = createAdminThunk(
  'staffProducts/importPreview',
  'POST /admin/products/import/preview',
);

export const importProducts = createAdminThunk('staffProducts/import', 'POST /admin/products/import');

export const revertPrices = createAdminThunk(
  'staffProducts/pricesBack',
  'POST /admin/products/prices/put-back',
);

export const staffProductsSlice = createSlice({
  name: 'staffProducts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchStaffProducts, {
      request: (state, query) => {
        state.query = query;
      },
      success: (state, list) => {
        state.list = list;
      },
    });
    builder.addMatcher(isAnyOf(changeMany.fulfilled, revertPrices.fulfilled), (state, { payload }) => {
      for (const { product } of payload.results) if (product) put(state, product);
    });
    builder.addMatcher(
      isAnyOf(
        changePrice.fulfilled,
        adjustStock.fulfilled,
        refetchProduct.fulfilled,
        archiveProduct.fulfilled,
        restoreProduct.fulfilled,
      ),
      (state, { payload }) => put(state, payload),
    );
  },
  selectors: {
    selectStaffProducts: (state) => state.list,
    selectStaffProductsError: (state) => state.error,
    selectStaffProductsLoading: (state) => state.status === 'loading',
  },
});

function put(state: StaffProductsState, product: StaffProduct) {
  const index = state.list?.products.findIndex(({ _id }) => _id === product._id) ?? -1;
  if (state.list && index !== -1) state.list.products[index] = product;
}

export const { selectStaffProducts, selectStaffProductsError, selectStaffProductsLoading } =
  staffProductsSlice.selectors;
