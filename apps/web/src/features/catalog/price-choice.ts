import { findPriceBand, type PriceBand } from '@e-store/shared/catalog/price-bands';
import { formatRupees } from '@e-store/shared/money';

/** Finds a price band by key, or parses any range in whole rupees: `699-699`, `200-350`. */
export function findPriceChoice(written: string | undefined): PriceBand | undefined {
  const band = findPriceBand(written);
  if (band) return band;
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(written ?? '') ?? [];
  const [gte, lte] = [Number(from), Number(to)];
  if (!(gte <= lte)) return undefined; // NaN fails too
  const label = gte === lte ? formatRupees(gte) : `${formatRupees(gte)}-${lte}`;
  return { key: `${gte}-${lte}`, label, gte, lte };
}
