import type { Order } from '@e-store/shared/orders/order';
import { createSlice } from '@reduxjs/toolkit';
import type { ApiInput } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { ordersCleared } from './my-orders.slice.ts';

type OrderDetailsState = RequestState & { order: Order | null };

const initialState = { ...idle, order: null } as OrderDetailsState;

export const fetchOrder = createApiThunk('orderDetails/fetch', (api, id: string) =>
  api.call('GET /admin/order/:id', { params: { id } }),
);

type Cancelling = { id: string } & ApiInput<'POST /order/:id/cancel'>['body'];
type Returning = { id: string } & ApiInput<'POST /order/:id/returns'>['body'];

export const cancelOrder = createApiThunk('orderDetails/cancel', (api, { id, ...body }: Cancelling) =>
  api.call('POST /order/:id/cancel', { params: { id }, body }),
);

export const requestReturn = createApiThunk('orderDetails/return', (api, { id, ...body }: Returning) =>
  api.call('POST /order/:id/returns', { params: { id }, body }),
);

export const orderDetailsSlice = createSlice({
  name: 'orderDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(ordersCleared, () => initialState);
    for (const change of [cancelOrder, requestReturn])
      builder.addCase(change.fulfilled, (state, { payload }) => {
        state.order = payload;
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
    selectOrderLoading: (state) => state.status === 'loading' && state.order === null,
    selectOrderError: (state) => state.error,
  },
});

export const { selectOrder, selectOrderLoading, selectOrderError } = orderDetailsSlice.selectors;
