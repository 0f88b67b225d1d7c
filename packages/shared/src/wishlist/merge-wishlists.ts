import type { WishlistEntry } from './wishlist.ts';

export const WISHLIST_MAX = 200;

/**
 * Latest first; duplicates retain the earliest date and price. Idempotent. Beyond `WISHLIST_MAX` the oldest
 * of the second list are dropped.
 */
export function mergeWishlists(
  own: readonly WishlistEntry[],
  other: readonly WishlistEntry[],
): WishlistEntry[] {
  const merged = new Map(own.map((entry) => [entry.product, entry]));
  for (const entry of latestFirst(other)) {
    const existing = merged.get(entry.product);
    if (existing ? entry.savedAt < existing.savedAt : merged.size < WISHLIST_MAX)
      merged.set(entry.product, entry);
  }
  return latestFirst([...merged.values()]);
}

export function latestFirst(entries: readonly WishlistEntry[]): WishlistEntry[] {
  return entries.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt) || a.product.localeCompare(b.product));
}

export function priceBeforeDrop(entry: Pick<WishlistEntry, 'price'>, price: number): number | undefined {
  return entry.price > price ? entry.price : undefined;
}
