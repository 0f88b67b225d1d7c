/** Prices in whole rupees; `mrp` is the maximum retail price printed on the garment. */
type Priced = { price: number; mrp?: number | undefined };

/** Where none is printed there is nothing to be below. */
const mrpOf = ({ price, mrp }: Priced): number => mrp ?? price;

/** Whether a struck price may be shown: only a true one, above the price asked. */
export function isBelowMrp(priced: Priced): boolean {
  return mrpOf(priced) > priced.price;
}

/**
 * Whole percent below the MRP for a badge like `-50%`, `undefined` where there is no honest one. Rounded to the nearest
 * percent, so ₹699 against ₹1399 is the spec's 50; a reduction below half a percent earns no badge.
 */
export function discountPercent(priced: Priced): number | undefined {
  const mrp = mrpOf(priced);
  const percent = Math.round(((mrp - priced.price) / mrp) * 100);
  return percent > 0 ? percent : undefined;
}
