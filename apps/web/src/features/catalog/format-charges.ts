import { formatRupees } from '@e-store/shared/money';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { catalogMessages } from '../../messages/en/catalog/catalog.ts';

const { charges: words } = catalogMessages;

/** Charges per order, shown before the cart: "Plus ₹250 tax and ₹30 shipping per order." */
export function formatCharges({ taxMode, tax, shipping, freeShippingFrom }: StoreCharges): string {
  const added = [
    ...(taxMode === 'flat' && tax > 0 ? [words.tax(formatRupees(tax))] : []),
    ...(shipping > 0 ? [words.shipping(formatRupees(shipping))] : []),
  ].join(words.and);
  const included = taxMode === 'included' ? [words.included] : [];
  const free =
    shipping > 0 && freeShippingFrom !== undefined ? words.freeFrom(formatRupees(freeShippingFrom)) : '';
  return [...included, added ? words.plus(added, free) : words.none].join(' ');
}
