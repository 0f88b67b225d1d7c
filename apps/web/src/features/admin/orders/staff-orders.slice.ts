import { createSlice } from '@reduxjs/toolkit';
import type { ApiInput, ApiResponse } from '../../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createDashThunk } from '../dash-thunk.ts';

type StaffOrdersState = RequestState & { list: ApiResponse<'GET /admin/orders'> | null };

const initialState = { ...idle, list: null } as StaffOrdersState;

export const fetchStaffOrders = createDashThunk(
  'staffOrders/fetch',
  (api, query: ApiInput<'GET /admin/orders'>['query']) => api.call('GET /admin/orders', { query }),
);

export const moveOrders = createDashThunk(
  'staffOrders/move',
  (api, body: ApiInput<'POST /admin/orders/moves'>['body']) => api.call('POST /admin/orders/moves', { body }),
);

export const staffOrdersSlice = createSlice({
  name: 'staffOrders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchStaffOrders, {
      success: (state, list) => {
        state.list = list;
      },
    });
  },
  selectors: {
    selectStaffOrders: (state) => state.list,
    selectStaffOrdersLoading: (state) => state.status === 'loading',
    selectStaffOrdersError: (state) => state.error,
  },
});

export const { selectStaffOrders, selectStaffOrdersLoading, selectStaffOrdersError } =
  staffOrdersSlice.selectors;
