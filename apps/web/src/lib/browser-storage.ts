import type { KeyValueStorage } from './stored-json.ts';

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** What the browser keeps. Where a visitor has forbidden it, even naming the storage throws: the shop works without. */
export function browserStorage(): { local: KeyValueStorage; session: KeyValueStorage } {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    return { local: memoryStorage(), session: memoryStorage() };
  }
}
