import type { ApiInput } from '../../lib/api-client.ts';

export type OrderPayload = ApiInput<'POST /order/new'>['body'];

/** One intention to order. As long as it is the same, its key is, so that a retry cannot become a second order. */
export type OrderAttempt = { key: string; payload: OrderPayload };

/** The earlier attempt when it was for the same order, else a new one. */
export function attemptFor(
  payload: OrderPayload,
  earlier: OrderAttempt | null,
  newKey: () => string,
): OrderAttempt {
  const isRetry = earlier !== null && JSON.stringify(earlier.payload) === JSON.stringify(payload);
  return isRetry ? earlier : { key: newKey(), payload };
}
