import { findPriceBand, type PriceBand } from '@e-store/shared/catalog/price-bands';
import { formatRupees } from '@e-store/shared/money';

/** A band of the gallery by its key, or any range in whole rupees that an address names: `699-699`, `200-350`. */
export function findPriceChoice(written: string | undefined): PriceBand | undefined {
  const band = findPriceBand(written);
  if (band) return band;
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(written ?? '') ?? [];
  const [gte, lte] = [Number(from), Number(to)];
  if (!(gte <= lte)) return undefined; // no number is neither
  const label = gte === lte ? formatRupees(gte) : `${formatRupees(gte)}-${lte}`;
  return { key: `${gte}-${lte}`, label, gte, lte };
}
