import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

const KEY = 'recentlySeen';

export const SEEN_MAX = 12;

/** Reads product ids, latest first; ignores invalid ids. */
export function readSeen(storage: KeyValueStorage): string[] {
  const stored = readStored(storage, KEY);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((id): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id))
    .slice(0, SEEN_MAX);
}

/** Adds a product and preserves what other tabs added. */
export function rememberSeen(storage: KeyValueStorage, id: string): string[] {
  const ids = [id, ...readSeen(storage).filter((other) => other !== id)].slice(0, SEEN_MAX);
  writeStored(storage, KEY, ids);
  return ids;
}

export function forgetSeen(storage: KeyValueStorage): void {
  writeStored(storage, KEY, undefined);
}
