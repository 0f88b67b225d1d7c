import type { KeyValueStorage } from './stored-json.ts';

export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Memory if storage is blocked: then even reading the property throws. */
export function browserStorage(): { local: KeyValueStorage; session: KeyValueStorage } {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    return { local: memoryStorage(), session: memoryStorage() };
  }
}
