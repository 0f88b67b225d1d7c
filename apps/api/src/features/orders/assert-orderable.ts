import type { Quote } from '@e-store/shared/cart/endpoints';
import { REMOVED_PRODUCT_NAME } from '../cart/price-cart.ts';
import { ConflictError } from '../../platform/errors/errors.ts';

/** @throws ConflictError for unavailable or short lines, with all of them in `lines` */
export function assertInStock({ lines }: Quote): void {
  const gone = lines.find(({ problem }) => problem === 'UNAVAILABLE');
  if (gone) {
    const sentence = gone.name === REMOVED_PRODUCT_NAME ? gone.name : `${gone.name} is no longer available`;
    throw new ConflictError(`${sentence}. Remove it from your cart.`, 'PRODUCT_UNAVAILABLE', { lines });
  }
  const short = lines.filter(({ problem }) => problem === 'OUT_OF_STOCK');
  const [first] = short;
  if (!first) return;
  const what = [first.name, first.size].filter(Boolean).join(', ');
  const left = first.stock > 0 ? `only ${first.stock} left` : 'out of stock';
  throw new ConflictError(`${what}: ${left}. Nothing was ordered.`, 'OUT_OF_STOCK', { lines: short });
}

/** @throws ConflictError for an invalid promo code, with the fresh quote: nothing is ordered at full price */
export function assertPromoValid(quote: Quote): void {
  const refusal = quote.promo?.refusal;
  if (refusal === undefined) return;
  throw new ConflictError(`${refusal} Nothing was ordered.`, 'PROMO_REFUSED', {
    fields: { promoCode: refusal },
    quote,
  });
}

/** @throws ConflictError with the fresh quote for another total (R60); without a total, the server's applies */
export function assertPriceUnchanged(
  quote: Quote,
  { fee, seenTotal }: { fee: number; seenTotal: number | undefined },
): void {
  if (seenTotal === undefined || seenTotal === quote.total + fee) return;
  throw new ConflictError(
    'The total has changed. Nothing was ordered. Check the new total.',
    'PRICE_CHANGED',
    { quote },
  );
}
