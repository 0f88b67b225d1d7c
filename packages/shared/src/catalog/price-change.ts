/** How the prices of many products are changed: by so many rupees, or by so many percent; below 0 is down. */
export type PriceChange = { by: 'amount' | 'percent'; value: number };

/** Prices go down to ₹1 at the least: a change never makes a garment a gift. */
const LOWEST = 1;

/** The price after the change, in whole rupees: a percentage is rounded half up. */
export function changedPrice(price: number, { by, value }: PriceChange): number {
  const changed = by === 'amount' ? price + value : Math.floor(price * (1 + value / 100) + 0.5 + 1e-9);
  return Math.max(LOWEST, changed);
}
