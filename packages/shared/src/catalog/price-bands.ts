/** Whole rupees; both bounds are inclusive, so bands share ₹500. */
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
