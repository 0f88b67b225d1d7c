import type { Quote } from '@e-store/shared/cart/endpoints';
import type { PaymentMethod } from '@e-store/shared/orders/new-order';
import { ConflictError } from '../errors.ts';

/** Something of the quote is withdrawn, or short: the first is named in the sentence, all of them in `lines`. */
export function refuseWhatCannotBeHad({ lines }: Quote): void {
  const gone = lines.find(({ problem }) => problem === 'UNAVAILABLE');
  if (gone)
    throw new ConflictError(
      'PRODUCT_UNAVAILABLE',
      `${gone.name} is no longer available. Remove it from your cart.`,
      { lines },
    );
  const short = lines.filter(({ problem }) => problem === 'OUT_OF_STOCK');
  const [first] = short;
  if (!first) return;
  const what = [first.name, first.size].filter(Boolean).join(', ');
  const left = first.stock > 0 ? `only ${first.stock} left` : 'out of stock';
  throw new ConflictError('OUT_OF_STOCK', `${what}: ${left}. Nothing was ordered.`, { lines: short });
}

/** An order at full price is not what somebody with a code asked for; the fresh quote goes with the reason. */
export function refusePromo(quote: Quote): void {
  const refusal = quote.promo?.refusal;
  if (refusal === undefined) return;
  throw new ConflictError('PROMO_REFUSED', `${refusal} Nothing was ordered.`, {
    fields: { promoCode: refusal },
    quote,
  });
}

/** The shopper saw another total: the fresh one goes with the refusal (R60). Who named none accepts the server's. */
export function refuseOtherPrice(quote: Quote, seenTotal: number | undefined): void {
  if (seenTotal === undefined || seenTotal === quote.total) return;
  throw new ConflictError(
    'PRICE_CHANGED',
    'The price has changed. Nothing was ordered. Check the new total.',
    { quote },
  );
}

/** @throws ConflictError for every method but cash on delivery */
export function assertPaymentAvailable(method: PaymentMethod = 'COD'): void {
  if (method === 'COD') return;
  const message = 'This shop accepts cash on delivery only. Nothing was ordered. Choose cash on delivery.';
  throw new ConflictError('PAYMENT_METHOD_UNAVAILABLE', message);
}
