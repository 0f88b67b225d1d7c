import type { Department } from '@e-store/shared/catalog/list-choices';
import { isPurchasable, type ListedProduct } from './listed-product.ts';

const MAX_RECENTLY_VIEWED = 6;

/**
 * Spec §1: recently viewed products, latest first, then popular ones. Skips duplicates, unavailable products
 * and other departments.
 */
export function recommendProducts(
  seen: readonly ListedProduct[],
  popular: readonly ListedProduct[],
  department: Department | undefined,
): { products: ListedProduct[]; hasRecentlyViewed: boolean } {
  const recent = seen
    .filter((product) => isPurchasable(product) && (!department || product.department === department))
    .slice(0, MAX_RECENTLY_VIEWED);
  const recentIds = new Set(recent.map(({ _id }) => _id));
  return {
    products: [...recent, ...popular.filter(({ _id }) => !recentIds.has(_id))],
    hasRecentlyViewed: recent.length > 0,
  };
}
