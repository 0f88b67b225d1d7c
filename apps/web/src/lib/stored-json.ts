export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `undefined` if absent or not JSON. The caller must validate it. */
export function readStored(storage: KeyValueStorage, key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(storage: KeyValueStorage, key: string, value: unknown): void {
  if (value === undefined) return storage.removeItem(key);
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full storages throw; the cart then lasts as long as the page.
  }
}
