import type { StaffProduct } from '@e-store/shared/catalog/product';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { ApiInput, ApiResponse } from '../../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { StaffProductsInput } from './staff-product-query.ts';

type List = ApiResponse<'GET /admin/products'>;
/** Rows stay while the next page loads; `query` is the query they answer. */
type StaffProductsState = RequestState & { list: List | null; query: StaffProductsInput | null };

const initialState = { ...idle, list: null, query: null } as StaffProductsState;

export const fetchStaffProducts = createAdminThunk('staffProducts/fetch', (api, query: StaffProductsInput) =>
  api.call('GET /admin/products', { query }),
);

export const changePrice = createAdminThunk(
  'staffProducts/price',
  (api, { id, from, to }: { id: string; from: number; to: number }) =>
    api.call('PUT /admin/products/:id/price', { params: { id }, body: { from, to } }),
);

type Stock = {
  id: string;
  /** Rejects the change when staff changed the same stock since this version. */
  version?: number | undefined;
} & ApiInput<'PUT /admin/products/:id/stock'>['body'];
export const adjustStock = createAdminThunk('staffProducts/stock', (api, { id, version, ...body }: Stock) =>
  api.call(
    'PUT /admin/products/:id/stock',
    { params: { id }, body },
    {
      headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
    },
  ),
);

export const refetchProduct = createAdminThunk('staffProducts/reread', (api, id: string) =>
  api.call('GET /admin/products/:id', { params: { id } }),
);

export const archiveProduct = createAdminThunk('staffProducts/archive', (api, id: string) =>
  api.call('DELETE /admin/products/:id', { params: { id } }),
);

export const restoreProduct = createAdminThunk('staffProducts/restore', (api, id: string) =>
  api.call('POST /admin/products/:id/restore', { params: { id } }),
);

export const changeMany = createAdminThunk(
  'staffProducts/many',
  (api, body: ApiInput<'PUT /admin/products'>['body']) => api.call('PUT /admin/products', { body }),
);

export const revertPrices = createAdminThunk('staffProducts/pricesBack', (api, entry: string) =>
  api.call('POST /admin/products/prices/put-back', { body: { entry } }),
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
    selectStaffProductsLoading: (state) => state.status === 'loading',
    selectStaffProductsError: (state) => state.error,
  },
});

function put(state: StaffProductsState, product: StaffProduct) {
  const index = state.list?.products.findIndex(({ _id }) => _id === product._id) ?? -1;
  if (state.list && index !== -1) state.list.products[index] = product;
}

export const { selectStaffProducts, selectStaffProductsLoading, selectStaffProductsError } =
  staffProductsSlice.selectors;
