/** Prices in whole rupees; `mrp` is the maximum retail price printed on the garment. */
type Priced = { price: number; mrp?: number | undefined };

/** Whether a struck price may be shown: only a true one, above the price asked. */
export function isBelowMrp({ price, mrp }: Priced): boolean {
  return mrp !== undefined && mrp > price;
}

/**
 * Whole percent below the MRP for a badge like `-50%`, `undefined` where there is no honest one. Rounded to the nearest
 * percent, so ₹699 against ₹1399 is the spec's 50; a reduction below half a percent earns no badge.
 */
export function discountPercent({ price, mrp }: Priced): number | undefined {
  if (mrp === undefined || mrp <= price) return undefined;
  const percent = Math.round(((mrp - price) / mrp) * 100);
  return percent > 0 ? percent : undefined;
}
