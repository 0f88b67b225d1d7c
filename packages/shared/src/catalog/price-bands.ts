/** Bounds in whole rupees, both inclusive, so that a garment at exactly ₹500 is in a band and never invisible. */
export type PriceBand = { key: string; label: string; gte: number; lte?: number };

/** Spec §9, and a fourth for what costs more than the spec's bands hold. */
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
