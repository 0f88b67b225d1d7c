import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

const KEY = 'recentlySeen';

/** So many are remembered. */
export const SEEN_MAX = 12;

/** Ids of the products that were looked at in this browser, the last one first; what is no id is left out. */
export function readSeen(storage: KeyValueStorage): string[] {
  const stored = readStored(storage, KEY);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((id): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id))
    .slice(0, SEEN_MAX);
}

/** Remembers a product as the last one seen, beside what other tabs remembered meanwhile. */
export function rememberSeen(storage: KeyValueStorage, id: string): string[] {
  const ids = [id, ...readSeen(storage).filter((other) => other !== id)].slice(0, SEEN_MAX);
  writeStored(storage, KEY, ids);
  return ids;
}

export function forgetSeen(storage: KeyValueStorage): void {
  writeStored(storage, KEY, undefined);
}
