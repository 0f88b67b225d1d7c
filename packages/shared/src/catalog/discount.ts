/** Whole rupees; `mrp` is the maximum retail price printed on the product. */
type Priced = { price: number; mrp?: number | undefined };

const effectiveMrp = ({ price, mrp }: Priced): number => mrp ?? price;

/** Whether a struck-through price may be shown: only a real MRP above the price. */
export function isBelowMrp(priced: Priced): boolean {
  return effectiveMrp(priced) > priced.price;
}

/**
 * Returns whole percent below the MRP for a badge like `-50%`, rounded to the nearest; ₹699 of ₹1399 is the
 * spec's 50. `undefined` below half a percent.
 */
export function discountPercent(priced: Priced): number | undefined {
  const mrp = effectiveMrp(priced);
  const percent = Math.round(((mrp - priced.price) / mrp) * 100);
  return percent > 0 ? percent : undefined;
}
