import { allocate, percentOf } from '../money.ts';
import type { DeliveryMethod } from './delivery.ts';

/** Spec §9. */
export const DEFAULT_TAX = 250;
/** Spec §9. */
export const DEFAULT_SHIPPING = 30;
/** Spec §9. */
export const DEFAULT_EXPRESS_SHIPPING = 35;

export type PricedLine = { price: number; quantity: number };

export type Charges = {
  tax: number;
  shipping: number;
  /** Never exceeds the items. */
  discount?: { percent: number } | { amount: number } | undefined;
};

export type OrderTotals = {
  items: number;
  discount: number;
  tax: number;
  shipping: number;
  /** items − discount + tax + shipping */
  total: number;
  lineDiscounts: number[];
};

/**
 * Totals of an order in whole rupees (spec §9: total = items + 250 + 30). Percentages round half up once per
 * order and spread over lines by largest remainder.
 */
export function orderTotals(
  lines: readonly PricedLine[],
  { tax, shipping, discount: reduction }: Charges = { tax: DEFAULT_TAX, shipping: DEFAULT_SHIPPING },
): OrderTotals {
  const lineItems = lines.map(({ price, quantity }) => price * quantity);
  const items = lineItems.reduce((sum, amount) => sum + amount, 0);
  const discount = Math.min(discountOn(items, reduction), items);
  return {
    items,
    discount,
    tax,
    shipping,
    total: items - discount + tax + shipping,
    lineDiscounts: allocate(discount, lineItems),
  };
}

/**
 * Whole rupees, for a total of the items before discount. Only standard delivery is ever free: from
 * `freeShippingFrom` on.
 */
export function deliveryPrices(
  charges: { shipping: number; expressShipping: number; freeShippingFrom?: number | undefined },
  items: number,
): Record<DeliveryMethod, number> {
  const { shipping, expressShipping, freeShippingFrom = Infinity } = charges;
  return { standard: items >= freeShippingFrom ? 0 : shipping, express: expressShipping };
}

function discountOn(items: number, reduction: Charges['discount']): number {
  if (!reduction) return 0;
  return 'percent' in reduction ? percentOf(items, reduction.percent) : reduction.amount;
}
