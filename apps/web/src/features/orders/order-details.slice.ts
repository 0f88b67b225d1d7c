import type { Order } from '@e-store/shared/orders/order';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { type AppDispatch, createApiThunk } from '../../lib/thunk.ts';
import { ordersCleared } from './my-orders.slice.ts';
import { isOrderChanged } from './order-changes.ts';

type OrderDetailsState = RequestState & { order: Order | null };

const initialState = { ...idle, order: null } as OrderDetailsState;

export const fetchOrder = createApiThunk('orderDetails/fetch', 'GET /admin/order/:id');

export const orderDetailsSlice = createSlice({
  name: 'orderDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(ordersCleared, () => initialState);
    addRequestCases(builder, fetchOrder, {
      request: (state, id) => {
        if (state.order?._id !== id) state.order = null;
      },
      success: (state, order) => {
        state.order = order;
      },
    });
    builder.addMatcher(isOrderChanged, (state, { payload }) => {
      if (state.order?._id !== payload._id) return;
      state.order = payload;
      // A running read may predate the change.
      if (state.status === 'loading') Object.assign(state, { status: 'succeeded', requestId: undefined });
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
