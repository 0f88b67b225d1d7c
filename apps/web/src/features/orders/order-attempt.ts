import type { ApiInput } from '../../lib/api-client.ts';
import { textHash } from '../../lib/text-hash.ts';

/** What the server reads, and what the spec's payload carries beside it (§3), which no server believes. */
export type OrderPayload = ApiInput<'POST /order/new'>['body'] & {
  paymentInfo?: { id: string; status: string };
  itemsPrice?: number;
  taxPrice?: number;
  shippingPrice?: number;
};

/**
 * One intention to order. As long as it is the same, its key is, so that a retry cannot become a second order. It is
 * kept without what was ordered, and shared by all tabs of a browser.
 */
export type OrderAttempt = {
  key: string;
  /** Tells whether two tries mean the same order. */
  meaning: string;
  /** When it was sent last, in milliseconds. */
  at: number;
  /** It was sent, and nobody knows yet what became of it. */
  isOpen: boolean;
};

export type SentOrder = { key: string; payload: OrderPayload; at: number };

export function isSameOrder(attempt: OrderAttempt, payload: OrderPayload): boolean {
  return attempt.meaning === meaningOf(payload);
}

/** The earlier key when it was for the same order, else a new one. */
export function keyFor(payload: OrderPayload, earlier: OrderAttempt | null, newKey: () => string): string {
  return earlier && isSameOrder(earlier, payload) ? earlier.key : newKey();
}

export function toAttempt({ key, payload, at }: SentOrder): OrderAttempt {
  return { key, meaning: meaningOf(payload), at, isOpen: true };
}

/** What makes two payloads one order. A line's stock, say, may have been read anew between two tries. */
function meaningOf({ shippingInfo, orderItems, totalPrice, promoCode, deliveryMethod }: OrderPayload) {
  const lines = orderItems.map(({ product, size, quantity }) => [product, size, quantity]);
  return textHash(JSON.stringify([shippingInfo, lines, totalPrice, promoCode, deliveryMethod]));
}

/** So long after it was sent, no server is still at work on an order: it gives a database up sooner. */
export const SETTLED_AFTER_MS = 10_000;

export function isSettled({ at }: Pick<OrderAttempt, 'at'>, now: number): boolean {
  return now - at >= SETTLED_AFTER_MS;
}
