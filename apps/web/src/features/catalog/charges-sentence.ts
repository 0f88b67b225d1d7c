import { formatRupees } from '@e-store/shared/money';
import type { StoreCharges } from '@e-store/shared/store/endpoints';

/**
 * What an order costs beside its goods, in a sentence, so that it is known before the cart: "Plus ₹250 tax and ₹30
 * shipping per order."
 */
export function chargesSentence({ taxMode, tax, shipping, freeShippingFrom }: StoreCharges): string {
  const added = [
    ...(taxMode === 'flat' && tax > 0 ? [`${formatRupees(tax)} tax`] : []),
    ...(shipping > 0 ? [`${formatRupees(shipping)} shipping`] : []),
  ].join(' and ');
  const included = taxMode === 'included' ? ['Inclusive of all taxes.'] : [];
  const free =
    shipping > 0 && freeShippingFrom !== undefined
      ? `, shipped free from ${formatRupees(freeShippingFrom)}`
      : '';
  return [...included, added ? `Plus ${added} per order${free}.` : 'Nothing is added for shipping.'].join(
    ' ',
  );
}
