/** Whole rupees; `mrp` is printed on the product. */
type Priced = { price: number; mrp?: number | undefined };

const effectiveMrp = ({ price, mrp }: Priced): number => mrp ?? price;

/** Only a real MRP above the price may be struck through. */
export function isBelowMrp(priced: Priced): boolean {
  return effectiveMrp(priced) > priced.price;
}

/**
 * Whole percent below the MRP, rounded to the nearest: ₹699 of ₹1399 is the spec's 50. `undefined` below half
 * a percent.
 */
export function discountPercent(priced: Priced): number | undefined {
  const mrp = effectiveMrp(priced);
  const percent = Math.round(((mrp - priced.price) / mrp) * 100);
  return percent > 0 ? percent : undefined;
}

/** Whole rupees, inclusive, so bands share ₹500. */
export type PriceBand = { key: string; label: string; gte: number; lte?: number };

/** Spec §9, plus a band for higher prices. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { key: '0-500', label: '₹0-500', gte: 0, lte: 500 },
  { key: '500-1000', label: '₹500-1000', gte: 500, lte: 1000 },
  { key: '1000-1500', label: '₹1000-1500', gte: 1000, lte: 1500 },
  { key: '1500+', label: '₹1500+', gte: 1500 },
];

export function findPriceBand(key: string | null | undefined): PriceBand | undefined {
  return PRICE_BANDS.find((band) => band.key === key);
}

export function isInPriceBand(price: number, band: PriceBand): boolean {
  return price >= band.gte && (band.lte === undefined || price <= band.lte);
}
