import { formatRupees } from '@e-store/shared/money';
import type { Refund } from '@e-store/shared/orders/order-return';
import { returnMessages } from '../../messages/en/orders/order-care.ts';

/** `items ₹699 + tax ₹63`; zero amounts are left out. */
export function refundParts({ items, tax, shipping }: Refund): string {
  const shown = (amount: number) => (amount > 0 ? formatRupees(amount) : '');
  return returnMessages.parts({ items: formatRupees(items), tax: shown(tax), shipping: shown(shipping) });
}
