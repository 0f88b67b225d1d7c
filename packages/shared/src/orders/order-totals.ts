import { allocate, percentOf } from '../money.ts';

/** Spec §9: tax fixed at 250. */
export const DEFAULT_TAX = 250;
/** Spec §9: shipping fixed at 30. */
export const DEFAULT_SHIPPING = 30;
/** Spec §9: express delivery costs 35. */
export const DEFAULT_EXPRESS_SHIPPING = 35;

export type PricedLine = { price: number; quantity: number };

export type Charges = {
  /** Added once per order, on top of the items. */
  tax: number;
  shipping: number;
  /** Percent of the items, or an amount; never more than the items themselves. */
  discount?: { percent: number } | { amount: number } | undefined;
};

export type OrderTotals = {
  items: number;
  discount: number;
  tax: number;
  shipping: number;
  /** items − discount + tax + shipping */
  total: number;
  /** Each line's part of the discount, in the order of the lines. */
  lineDiscounts: number[];
};

/**
 * What an order costs, in whole rupees (spec §9: total = items + 250 + 30). A percentage is rounded half up once, for
 * the whole order, and spread over the lines by largest remainder, so that the parts always add up.
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

function discountOn(items: number, reduction: Charges['discount']): number {
  if (!reduction) return 0;
  return 'percent' in reduction ? percentOf(items, reduction.percent) : reduction.amount;
}
