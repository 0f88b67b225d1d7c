import type { ApiInput } from '../../lib/api-client.ts';

/** What the server reads, and what the spec's payload carries beside it (§3), which no server believes. */
export type OrderPayload = ApiInput<'POST /order/new'>['body'] & {
  paymentInfo?: { id: string; status: string };
  itemsPrice?: number;
  taxPrice?: number;
  shippingPrice?: number;
};

/** One intention to order. As long as it is the same, its key is, so that a retry cannot become a second order. */
export type OrderAttempt = { key: string; payload: OrderPayload };

/** The earlier attempt when it was for the same order, else a new one. */
export function attemptFor(
  payload: OrderPayload,
  earlier: OrderAttempt | null,
  newKey: () => string,
): OrderAttempt {
  const isRetry = earlier !== null && meaningOf(earlier.payload) === meaningOf(payload);
  return isRetry ? earlier : { key: newKey(), payload };
}

/** What makes two payloads one order. A line's stock, say, may have been read anew between two tries. */
function meaningOf({ shippingInfo, orderItems, totalPrice, promoCode, deliveryMethod }: OrderPayload) {
  const lines = orderItems.map(({ product, size, quantity }) => [product, size, quantity]);
  return JSON.stringify([shippingInfo, lines, totalPrice, promoCode, deliveryMethod]);
}
