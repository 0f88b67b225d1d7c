/** A change by rupees or percent; negative values lower prices. */
export type PriceChange = { by: 'amount' | 'percent'; value: number };

const MIN_PRICE = 1;

/** Returns the changed price in whole rupees; percentages round half up. */
export function applyPriceChange(price: number, { by, value }: PriceChange): number {
  const changed = by === 'amount' ? price + value : Math.floor(price * (1 + value / 100) + 0.5 + 1e-9);
  return Math.max(MIN_PRICE, changed);
}
