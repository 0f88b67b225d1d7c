import type { Order } from '@e-store/shared/orders/order';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type OrderAttempt, type SentOrder, toAttempt } from './order-attempt.ts';

export type NewOrderState = RequestState & {
  order: Order | null;
  /** The last order of this visit: why the cart is empty. */
  lastPlaced: Pick<Order, '_id' | 'number'> | null;
  /** The order was found by asking what became of an earlier try. */
  isRecovered: boolean;
  attempt: OrderAttempt | null;
  /** The shop knows of no order from the open attempt, so far. */
  isMissing: boolean;
};

const initialState: NewOrderState = {
  ...idle,
  order: null,
  lastPlaced: null,
  isRecovered: false,
  attempt: null,
  isMissing: false,
};

/** The key makes the server answer a retry with the same order. */
export const sendOrder = createApiThunk('newOrder/send', (api, { key, payload }: SentOrder) =>
  api.call('POST /order/new', { body: payload }, { headers: { 'Idempotency-Key': key } }),
);

/** What became of a try whose answer was lost. Asking orders nothing. */
export const checkAttempt = createApiThunk('newOrder/check', (api, { key }: OrderAttempt) =>
  api.call('GET /order/attempt/:key', { params: { key } }),
);

const toLastPlaced = ({ _id, number }: Order) => ({ _id, number });

export const newOrderSlice = createSlice({
  name: 'newOrder',
  initialState,
  reducers: {
    /** What the browser knows of it, this tab's or another's; `undefined`: it is known what became of it. */
    attemptRestored: (state, { payload }: PayloadAction<OrderAttempt | undefined>) => {
      if (state.status !== 'loading') state.attempt = payload ?? null;
    },
    /** The shopper has read that the order was placed. */
    orderTold: (state) => {
      state.order = null;
      state.isRecovered = false;
    },
    orderForgotten: () => initialState,
  },
  extraReducers: (builder) => {
    addRequestCases(builder, sendOrder, {
      request: (state, sent) =>
        Object.assign(state, { attempt: toAttempt(sent), order: null, isMissing: false }),
      success: (state, order) =>
        Object.assign(state, { order, lastPlaced: toLastPlaced(order), attempt: null, isRecovered: false }),
    });
    builder
      // While it is asked what became of a try, another one must wait: it is loading, too.
      .addCase(checkAttempt.pending, (state) => {
        state.status = 'loading';
      })
      .addCase(checkAttempt.fulfilled, (state, { payload: order }) =>
        Object.assign(state, {
          status: 'succeeded',
          order,
          lastPlaced: toLastPlaced(order),
          attempt: null,
          isRecovered: true,
          isMissing: false,
        }),
      )
      .addCase(checkAttempt.rejected, (state, { payload }) => {
        state.status = 'idle';
        state.isMissing = payload?.status === 404;
      })
      // A refusal is an answer: nothing was ordered. The key stays for the same order tried again.
      .addMatcher(sendOrder.rejected.match, (state, { payload }) => {
        if (state.attempt && payload && isRefusal(payload.status)) state.attempt.isOpen = false;
      });
  },
  selectors: {
    selectNewOrder: (state) => state.order,
    selectLastPlaced: (state) => state.lastPlaced,
    selectNewOrderRecovered: (state) => state.isRecovered,
    selectNewOrderLoading: (state) => state.status === 'loading',
    selectNewOrderError: (state) => state.error,
    selectAttempt: (state) => state.attempt,
    selectAttemptMissing: (state) => state.isMissing && state.attempt !== null,
  },
});

/** The shop said no, rather than being away or failing. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

export const { attemptRestored, orderTold, orderForgotten } = newOrderSlice.actions;
export const {
  selectNewOrder,
  selectLastPlaced,
  selectNewOrderRecovered,
  selectNewOrderLoading,
  selectNewOrderError,
  selectAttempt,
  selectAttemptMissing,
} = newOrderSlice.selectors;
