import type { Department } from '@e-store/shared/catalog/departments';
import { canBeBought } from './can-be-bought.ts';
import type { ListedProduct } from './listed-product.ts';

/** So many of what was seen; the rest of the carousel is what others choose. */
const SEEN_FIRST = 6;

/**
 * 'Selected just for you' (spec §1): what was looked at in this browser, the last first, then what is popular; nothing
 * twice, nothing that cannot be had, and in a department only its own.
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
