import type { Order } from '@e-store/shared/orders/order';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { type AppDispatch, createApiThunk } from '../../lib/thunk.ts';
import { ordersCleared } from './my-orders.slice.ts';

type OrderDetailsState = RequestState & { order: Order | null };

const initialState = { ...idle, order: null } as OrderDetailsState;

export const fetchOrder = createApiThunk('orderDetails/fetch', 'GET /admin/order/:id');
export const cancelOrder = createApiThunk('orderDetails/cancel', 'POST /order/:id/cancel');
export const requestReturn = createApiThunk('orderDetails/return', 'POST /order/:id/returns');

export const chooseRedelivery = createApiThunk('orderDetails/redelivery', 'POST /order/:id/redelivery');

export const claimPayment = createApiThunk('orderDetails/claimPayment', 'POST /order/:id/payment/reference');
export const confirmPayment = createApiThunk(
  'orderDetails/confirmPayment',
  'POST /order/:id/payment/confirm',
);
export const refreshPayment = createApiThunk('orderDetails/refreshPayment', 'POST /order/:id/payment');

export const orderDetailsSlice = createSlice({
  name: 'orderDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(ordersCleared, () => initialState);
    for (const change of [
      cancelOrder,
      requestReturn,
      chooseRedelivery,
      claimPayment,
      confirmPayment,
      refreshPayment,
    ])
      builder.addCase(change.fulfilled, (state, { payload }) => {
        if (state.order?._id !== payload._id) return;
        state.order = payload;
        // A running read may predate the change.
        if (state.status === 'loading') Object.assign(state, { status: 'succeeded', requestId: undefined });
      });
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
    selectOrderError: (state) => state.error,
  },
});

export const { selectOrder, selectOrderError } = orderDetailsSlice.selectors;

/** Only while the page still shows this order. */
export const refetchOrder =
  (id: string) =>
  (dispatch: AppDispatch, getState: () => unknown): void => {
    const order = selectOrder(getState() as Parameters<typeof selectOrder>[0]);
    if (order?._id === id) void dispatch(fetchOrder(id));
  };
