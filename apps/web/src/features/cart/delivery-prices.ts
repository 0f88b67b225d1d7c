import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import type { StoreCharges } from '@e-store/shared/store/endpoints';

type ShippingCharges = Pick<StoreCharges, 'shipping' | 'expressShipping' | 'freeShippingFrom'>;

/** Delivery prices for an items total in rupees. Only standard is ever free. */
export function deliveryPrices(
  { shipping, expressShipping, freeShippingFrom }: ShippingCharges,
  items: number,
): Record<DeliveryMethod, number> {
  const isFree = freeShippingFrom !== undefined && items >= freeShippingFrom;
  return { standard: isFree ? 0 : shipping, express: expressShipping };
}
