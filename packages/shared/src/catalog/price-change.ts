/** Negative values lower prices. */
export type PriceChange = { by: 'amount' | 'percent'; value: number };

export const PRICE_CHANGE_RANGES = {
  amount: { min: -100_000, max: 100_000 },
  percent: { min: -90, max: 500 },
} as const;

export const isPriceChangeInRange = ({ by, value }: PriceChange): boolean =>
  value >= PRICE_CHANGE_RANGES[by].min && value <= PRICE_CHANGE_RANGES[by].max;

const MIN_PRICE = 1;

/** Whole rupees; percentages round half up. */
export function applyPriceChange(price: number, { by, value }: PriceChange): number {
  const changed = by === 'amount' ? price + value : Math.floor(price * (1 + value / 100) + 0.5 + 1e-9);
  return Math.max(MIN_PRICE, changed);
}
