import type { ApiInput } from '../../lib/api-client.ts';

/** Request body plus fields of the spec's payload (§3) that the server never trusts. */
export type OrderPayload = ApiInput<'POST /order/new'>['body'] & {
  paymentInfo?: { id: string; status: string };
  itemsPrice?: number;
  taxPrice?: number;
  shippingPrice?: number;
};

/**
 * The same order reuses its key, so a retry cannot create a second one. Stored for all tabs, without the
 * order.
 */
export type OrderAttempt = {
  key: string;
  meaning: string;
  /** Last send time in milliseconds. */
  at: number;
  /** Sent, with unknown result. */
  isOpen: boolean;
};

export type SentOrder = { key: string; payload: OrderPayload; at: number };

export function isSameOrder(attempt: OrderAttempt, payload: OrderPayload): boolean {
  return attempt.meaning === hashOrder(payload);
}

/** The earlier key for the same order, otherwise a new one. */
export function resolveOrderKey(
  payload: OrderPayload,
  earlier: OrderAttempt | null,
  newKey: () => string,
): string {
  return earlier && isSameOrder(earlier, payload) ? earlier.key : newKey();
}

export function toAttempt({ key, payload, at }: SentOrder): OrderAttempt {
  return { key, meaning: hashOrder(payload), at, isOpen: true };
}

/** Prices and stock of lines may change between attempts. */
function hashOrder(payload: OrderPayload) {
  const {
    shippingInfo,
    orderItems,
    totalPrice,
    promoCode,
    deliveryMethod,
    paymentMethod,
    paymentInfo: _payment,
    itemsPrice: _items,
    taxPrice: _tax,
    shippingPrice: _shipping,
    ...others
  } = payload;
  const lines = orderItems.map(({ product, size, quantity }) => [product, size, quantity]);
  return textHash(
    JSON.stringify([
      shippingInfo,
      lines,
      totalPrice,
      promoCode,
      deliveryMethod,
      paymentMethod,
      ...Object.values(others).filter((value) => value !== undefined),
    ]),
  );
}

/** No server works on an order longer; its database timeout is shorter. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

export function hasAttemptTimedOut({ at }: Pick<OrderAttempt, 'at'>, now: number): boolean {
  return now - at >= ATTEMPT_TIMEOUT_MS;
}

/** 53 bits, to compare texts without storing them. Not cryptographic. */
function textHash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
