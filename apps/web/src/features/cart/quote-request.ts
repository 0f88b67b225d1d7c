import type { CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { Quote, QuoteLine } from '@e-store/shared/cart/endpoints';
import type { ApiInput } from '../../lib/api-client.ts';

export type QuoteRequest = ApiInput<'POST /cart/quote'>['body'];
export type QuoteChoices = Pick<QuoteRequest, 'promoCode' | 'deliveryMethod'>;

/** Prices come from the catalogue, never from the browser. */
export function toQuoteRequest(
  items: readonly CartItem[],
  { promoCode, deliveryMethod = 'standard' }: QuoteChoices,
): QuoteRequest {
  return {
    orderItems: items.map(({ product, size, quantity }) => ({
      product,
      ...(size !== undefined && { size }),
      quantity,
    })),
    ...(promoCode && { promoCode }),
    deliveryMethod,
  };
}

export function isSameRequest(a: QuoteRequest | null, b: QuoteRequest | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A line without size matches the product's quoted line that no other cart line claims. */
export function quotedLine(
  quote: Quote | null,
  items: readonly CartItem[],
  item: CartItem,
): QuoteLine | undefined {
  const exact = quote?.lines.find((line) => isSameLine(line, item));
  if (exact || item.size !== undefined) return exact;
  const ofProduct = quote?.lines.filter(({ product }) => product === item.product) ?? [];
  return ofProduct.find((line) => !items.some((other) => isSameLine(line, other))) ?? ofProduct[0];
}
