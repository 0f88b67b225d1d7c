import { isOutcomeUnknown } from '@e-store/shared/idempotency-keys';
import type { Order } from '@e-store/shared/orders/order';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type OrderAttempt, type SentOrder, toAttempt } from './order-attempt.ts';
import type { LastPlaced } from './order-attempt.storage.ts';

export type NewOrderState = RequestState & {
  order: Order | null;
  /** Explains the empty cart. */
  lastPlaced: LastPlaced | null;
  isRecovered: boolean;
  attempt: OrderAttempt | null;
  /** The attempt was sent before, with unknown result. */
  isRetry: boolean;
  /** True while the shop knows no order for the open attempt. */
  isMissing: boolean;
};

const initialState: NewOrderState = {
  ...idle,
  order: null,
  lastPlaced: null,
  isRecovered: false,
  attempt: null,
  isRetry: false,
  isMissing: false,
};

/** The key makes the server answer a retry with the same order. */
export const sendOrder = createApiThunk('newOrder/send', (api, { key, payload }: SentOrder) =>
  api.call('POST /order/new', { body: payload }, { headers: { 'Idempotency-Key': key } }),
);

/** For an attempt whose answer was lost. Never orders. */
export const checkAttempt = createApiThunk('newOrder/check', (api, { key }: OrderAttempt) =>
  api.call('GET /order/attempt/:key', { params: { key } }),
);

const toLastPlaced = ({ _id, number }: Order) => ({ _id, number });

export const newOrderSlice = createSlice({
  name: 'newOrder',
  initialState,
  reducers: {
    /** Attempt of this tab or another; `undefined` once its result is known. */
    attemptRestored: (state, { payload }: PayloadAction<OrderAttempt | undefined>) => {
      if (state.status !== 'loading') state.attempt = payload ?? null;
    },
    lastPlacedRestored: (state, { payload }: PayloadAction<LastPlaced>) => {
      state.lastPlaced = payload;
    },
    orderAcknowledged: (state) => {
      state.order = null;
      state.isRecovered = false;
    },
    orderCleared: () => initialState,
  },
  extraReducers: (builder) => {
    addRequestCases(builder, sendOrder, {
      request: (state, sent) =>
        Object.assign(state, {
          attempt: toAttempt(sent),
          isRetry: state.attempt?.isOpen === true && state.attempt.key === sent.key,
          order: null,
          lastPlaced: null,
          isMissing: false,
        }),
      success: (state, order) =>
        Object.assign(state, { order, lastPlaced: toLastPlaced(order), attempt: null, isRecovered: false }),
    });
    builder
      // A lookup counts as loading, so that no other attempt starts.
      .addCase(checkAttempt.pending, (state) => {
        state.status = 'loading';
      })
      .addCase(checkAttempt.fulfilled, (state, { payload: order, meta }) => {
        if (state.attempt?.key !== meta.arg.key) return; // logged out meanwhile
        Object.assign(state, {
          status: 'succeeded',
          order,
          lastPlaced: toLastPlaced(order),
          attempt: null,
          isRecovered: true,
          isMissing: false,
        });
      })
      .addCase(checkAttempt.rejected, (state, { payload }) => {
        state.status = 'idle';
        state.isMissing = payload?.status === 404;
      })
      // A refusal ends the attempt; the key stays for a retry of the same order.
      .addMatcher(sendOrder.rejected.match, (state, { payload }) => {
        if (state.attempt && payload && endsAttempt(state, payload)) state.attempt.isOpen = false;
      });
  },
  selectors: {
    selectNewOrder: (state) => state.order,
    selectLastPlaced: (state) => state.lastPlaced,
    selectNewOrderRecovered: (state) => state.isRecovered,
    selectNewOrderLoading: (state) => state.status === 'loading',
    selectAttempt: (state) => state.attempt,
    selectAttemptMissing: (state) => state.isMissing && state.attempt !== null,
  },
});

/** True when the shop refused, false when it failed or was unreachable. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

/** A rate limit or an ended session says nothing about an earlier send. */
function endsAttempt({ isRetry }: Pick<NewOrderState, 'isRetry'>, failure: ApiFailure): boolean {
  return isRefusal(failure.status) && !(isRetry && isOutcomeUnknown(failure));
}

export const { attemptRestored, lastPlacedRestored, orderAcknowledged, orderCleared } = newOrderSlice.actions;
export const {
  selectNewOrder,
  selectLastPlaced,
  selectNewOrderRecovered,
  selectNewOrderLoading,
  selectAttempt,
  selectAttemptMissing,
} = newOrderSlice.selectors;
