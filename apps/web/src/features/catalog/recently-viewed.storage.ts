import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

const KEY = 'recentlySeen';

export const MAX_STORED_PRODUCTS = 12;

/** Latest first; ignores invalid ids. */
export function readRecentlyViewed(storage: KeyValueStorage): string[] {
  const stored = readStored(storage, KEY);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((id): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id))
    .slice(0, MAX_STORED_PRODUCTS);
}

/** Preserves what other tabs added. */
export function addRecentlyViewed(storage: KeyValueStorage, id: string): string[] {
  const ids = [id, ...readRecentlyViewed(storage).filter((other) => other !== id)].slice(
    0,
    MAX_STORED_PRODUCTS,
  );
  writeStored(storage, KEY, ids);
  return ids;
}

export function clearRecentlyViewed(storage: KeyValueStorage): void {
  writeStored(storage, KEY, undefined);
}
