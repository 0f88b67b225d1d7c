import type { CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { Quote, QuoteLine } from '@e-store/shared/cart/endpoints';
import type { ApiInput } from '../../lib/api-client.ts';

export type QuoteRequest = ApiInput<'POST /cart/quote'>['body'];
export type QuoteChoices = Pick<QuoteRequest, 'promoCode' | 'deliveryMethod'>;

/** What a quote depends on. Prices are not asked: they are the catalogue's to say. */
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

/**
 * What the shop says about a line of the cart; `undefined` until it was asked. A line without a size was quoted with the
 * product's default one: it is the quoted line of that product that no other line of the cart means.
 */
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
