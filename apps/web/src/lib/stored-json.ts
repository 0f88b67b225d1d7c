/** The part of `localStorage` and `sessionStorage` that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored value, `undefined` when it is absent or no JSON. What it is remains for the caller to check. */
export function readStored(storage: KeyValueStorage, key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value, or forgets the key for `undefined`. A full or forbidden storage keeps the page working. */
export function writeStored(storage: KeyValueStorage, key: string, value: unknown): void {
  if (value === undefined) return storage.removeItem(key);
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full storages refuse; the cart then lives as long as the page.
  }
}
