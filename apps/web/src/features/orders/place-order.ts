import { randomKey } from '../../lib/random-key.ts';
import type { AppDispatch } from '../../lib/thunk.ts';
import {
  checkAttempt,
  isRefusal,
  type NewOrderState,
  selectAttempt,
  selectNewOrderLoading,
  sendOrder,
} from './new-order.slice.ts';
import {
  isSameOrder,
  hasAttemptTimedOut,
  resolveOrderKey,
  type OrderAttempt,
  type OrderPayload,
} from './order-attempt.ts';

type WithNewOrder = { newOrder: NewOrderState };

const CHECK_INTERVAL_MS = 1000;
const MAX_CHECKS = 8;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves an open attempt for another order first; if it succeeded, that order is returned. A second press
 * while loading does nothing.
 */
export const placeOrder =
  (payload: OrderPayload) => async (dispatch: AppDispatch, getState: () => unknown) => {
    // Features do not know the whole store; every store that runs these thunks has this slice.
    const state = getState() as WithNewOrder;
    if (selectNewOrderLoading(state)) return undefined;
    const earlier = selectAttempt(state);
    if (earlier?.isOpen && !isSameOrder(earlier, payload)) {
      const found = await dispatch(resolveAttempt(earlier));
      if (!checkAttempt.rejected.match(found) || found.payload?.status !== 404) return found;
    }
    return await dispatch(
      sendOrder({ key: resolveOrderKey(payload, earlier, randomKey), payload, at: Date.now() }),
    );
  };

/**
 * Looks up an attempt that a reload interrupted, with growing delays, because nothing else would reveal the
 * order.
 */
export const checkOpenAttempt =
  (hasLeft: { readonly current: boolean }) => async (dispatch: AppDispatch, getState: () => unknown) => {
    for (let checks = 1; checks <= MAX_CHECKS; checks += 1) {
      const state = getState() as WithNewOrder;
      const attempt = selectAttempt(state);
      if (hasLeft.current || !attempt?.isOpen || selectNewOrderLoading(state)) return;
      const mayStillComplete = !hasAttemptTimedOut(attempt, Date.now());
      // oxlint-disable-next-line no-await-in-loop -- the next one depends on it
      const found = await dispatch(checkAttempt(attempt));
      if (!checkAttempt.rejected.match(found)) return;
      const status = found.payload?.status ?? 0;
      if (isRefusal(status) && !(status === 404 && mayStillComplete)) return;
      // oxlint-disable-next-line no-await-in-loop -- the pause is what lies between two of them
      await pause(CHECK_INTERVAL_MS * checks);
    }
  };

/** Until an order is found or no server can still work on it. */
const resolveAttempt = (attempt: OrderAttempt) => async (dispatch: AppDispatch) => {
  for (;;) {
    const mayStillComplete = !hasAttemptTimedOut(attempt, Date.now());
    const found = await dispatch(checkAttempt(attempt));
    const isMissing = checkAttempt.rejected.match(found) && found.payload?.status === 404;
    if (!isMissing || !mayStillComplete) return found;
    await pause(CHECK_INTERVAL_MS);
  }
};
