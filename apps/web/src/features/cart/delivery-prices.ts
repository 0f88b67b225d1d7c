import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import type { StoreCharges } from '@e-store/shared/store/endpoints';

type ShippingCharges = Pick<StoreCharges, 'shipping' | 'expressShipping' | 'freeShippingFrom'>;

/** What each delivery costs for a cart of that many rupees; only standard is ever free. */
export function deliveryPrices(
  { shipping, expressShipping, freeShippingFrom }: ShippingCharges,
  items: number,
): Record<DeliveryMethod, number> {
  const isFree = freeShippingFrom !== undefined && items >= freeShippingFrom;
  return { standard: isFree ? 0 : shipping, express: expressShipping };
}
