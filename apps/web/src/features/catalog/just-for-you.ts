import type { Department } from '@e-store/shared/catalog/departments';
import { canBeBought } from './can-be-bought.ts';
import type { ListedProduct } from './listed-product.ts';

const SEEN_FIRST = 6;

/**
 * 'Selected just for you' (spec §1): recently viewed products, latest first, then popular ones. Skips
 * duplicates, unavailable products and other departments.
 */
export function justForYou(
  seen: readonly ListedProduct[],
  popular: readonly ListedProduct[],
  department: Department | undefined,
): { products: ListedProduct[]; hasSeen: boolean } {
  const recent = seen
    .filter((product) => canBeBought(product) && (!department || product.department === department))
    .slice(0, SEEN_FIRST);
  const recentIds = new Set(recent.map(({ _id }) => _id));
  return {
    products: [...recent, ...popular.filter(({ _id }) => !recentIds.has(_id))],
    hasSeen: recent.length > 0,
  };
}
