import type { WishlistEntry } from './wishlist.ts';

export const WISHLIST_MAX = 200;

/**
 * Two lists as one, latest first. What is in both was saved when it was first saved, at that price. Merging the same list
 * again changes nothing. Beyond `WISHLIST_MAX` the first list stays and the oldest of the second are left out.
 */
export function mergeWishlists(
  own: readonly WishlistEntry[],
  other: readonly WishlistEntry[],
): WishlistEntry[] {
  const merged = new Map(own.map((entry) => [entry.product, entry]));
  for (const entry of latestFirst(other)) {
    const known = merged.get(entry.product);
    if (known ? entry.savedAt < known.savedAt : merged.size < WISHLIST_MAX) merged.set(entry.product, entry);
  }
  return latestFirst([...merged.values()]);
}

export function latestFirst(entries: readonly WishlistEntry[]): WishlistEntry[] {
  return entries.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt) || a.product.localeCompare(b.product));
}

/** What a garment cost when it was saved, if that was more than now. */
export function fellFrom(entry: Pick<WishlistEntry, 'price'>, price: number): number | undefined {
  return entry.price > price ? entry.price : undefined;
}
