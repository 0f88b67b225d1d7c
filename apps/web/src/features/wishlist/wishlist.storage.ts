import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** The server stores account lists. */
const WISHLIST = 'wishlist';

export function readGuestList(storage: KeyValueStorage): WishlistEntry[] {
  const stored = readStored(storage, WISHLIST);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

export function writeGuestList(storage: KeyValueStorage, entries: readonly WishlistEntry[]): void {
  writeStored(storage, WISHLIST, entries.length > 0 ? entries : undefined);
}

/** Hand-written, because the schema would add zod to every page's initial bundle. */
function isEntry(value: unknown): value is WishlistEntry {
  const { product, price, savedAt } = (value ?? {}) as Partial<WishlistEntry>;
  return (
    /^[0-9a-f]{24}$/i.test(String(product)) &&
    Number.isInteger(price) &&
    !Number.isNaN(Date.parse(String(savedAt)))
  );
}
