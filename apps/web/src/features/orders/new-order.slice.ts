import type { Order } from '@e-store/shared/orders/order';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { randomKey } from '../../lib/random-key.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk, type AppDispatch } from '../../lib/thunk.ts';
import { attemptFor, type OrderAttempt, type OrderPayload } from './order-attempt.ts';

type NewOrderState = RequestState & { order: Order | null; attempt: OrderAttempt | null };

const initialState = { ...idle, order: null, attempt: null } as NewOrderState;

/** `payload` is the attempt's; the key makes the server answer a retry with the same order. */
export const sendOrder = createApiThunk('newOrder/send', (api, { key, payload }: OrderAttempt) =>
  api.call('POST /order/new', { body: payload }, { headers: { 'Idempotency-Key': key } }),
);

export const newOrderSlice = createSlice({
  name: 'newOrder',
  initialState,
  reducers: {
    attemptRestored: (state, { payload }: PayloadAction<OrderAttempt>) => {
      state.attempt = payload;
    },
    orderForgotten: () => initialState,
  },
  extraReducers: (builder) => {
    addRequestCases(builder, sendOrder, {
      request: (state, attempt) => {
        state.attempt = attempt;
        state.order = null;
      },
      success: (state, order) => {
        state.order = order;
        state.attempt = null;
      },
    });
  },
  selectors: {
    selectNewOrder: (state) => state.order,
    selectNewOrderLoading: (state) => state.status === 'loading',
    selectNewOrderError: (state) => state.error,
    selectAttempt: (state) => state.attempt,
  },
});

export const { attemptRestored, orderForgotten } = newOrderSlice.actions;
export const { selectNewOrder, selectNewOrderLoading, selectNewOrderError, selectAttempt } =
  newOrderSlice.selectors;

type WithNewOrder = { newOrder: NewOrderState };

/**
 * Places an order: always with an Idempotency-Key, the same one while the same order is tried again. While one is under
 * way a second press does nothing.
 */
export const placeOrder =
  (payload: OrderPayload) => async (dispatch: AppDispatch, getState: () => unknown) => {
    // Features do not know the whole store; this slice is part of every store that can run its thunks.
    const state = getState() as WithNewOrder;
    if (selectNewOrderLoading(state)) return undefined;
    return await dispatch(sendOrder(attemptFor(payload, selectAttempt(state), randomKey)));
  };
