import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';

type Charged = Pick<Order, 'itemsPrice' | 'discount' | 'taxPrice' | 'shippingPrice'>;

/** `items ₹2,797 + tax ₹250 + shipping ₹30`; zero amounts are left out. */
export function formatBreakUp({ itemsPrice, discount, taxPrice, shippingPrice }: Charged): string {
  return [
    `items ${formatRupees(itemsPrice)}`,
    ...(discount > 0 ? [`\u2212 discount ${formatRupees(discount)}`] : []),
    ...(taxPrice > 0 ? [`+ tax ${formatRupees(taxPrice)}`] : []),
    ...(shippingPrice > 0 ? [`+ shipping ${formatRupees(shippingPrice)}`] : []),
  ].join(' ');
}
