import type { Order } from '@e-store/shared/orders/order';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type MyOrdersState = RequestState & { orders: Order[] };

const initialState = { ...idle, orders: [] } as MyOrdersState;

export const fetchMyOrders = createApiThunk('myOrders/fetch', (api) => api.call('GET /orders/me'));

export const myOrdersSlice = createSlice({
  name: 'myOrders',
  initialState,
  reducers: {
    /** Somebody else sits down at this browser: no order of the one before is shown again. */
    ordersForgotten: () => initialState,
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchMyOrders, {
      success: (state, { orders }) => {
        state.orders = orders;
      },
    });
  },
  selectors: {
    selectMyOrders: (state) => state.orders,
    selectMyOrdersLoading: (state) =>
      state.status === 'idle' || (state.status === 'loading' && state.orders.length === 0),
    selectMyOrdersError: (state) => state.error,
  },
});

export const { ordersForgotten } = myOrdersSlice.actions;
export const { selectMyOrders, selectMyOrdersLoading, selectMyOrdersError } = myOrdersSlice.selectors;
