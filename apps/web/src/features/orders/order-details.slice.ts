import type { Order } from '@e-store/shared/orders/order';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { ordersForgotten } from './my-orders.slice.ts';

type OrderDetailsState = RequestState & { order: Order | null };

const initialState = { ...idle, order: null } as OrderDetailsState;

export const fetchOrder = createApiThunk('orderDetails/fetch', (api, id: string) =>
  api.call('GET /admin/order/:id', { params: { id } }),
);

export const orderDetailsSlice = createSlice({
  name: 'orderDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(ordersForgotten, () => initialState);
    addRequestCases(builder, fetchOrder, {
      request: (state, id) => {
        if (state.order?._id !== id) state.order = null;
      },
      success: (state, order) => {
        state.order = order;
      },
    });
  },
  selectors: {
    selectOrder: (state) => state.order,
    selectOrderLoading: (state) => state.status === 'loading' && state.order === null,
    selectOrderError: (state) => state.error,
  },
});

export const { selectOrder, selectOrderLoading, selectOrderError } = orderDetailsSlice.selectors;
