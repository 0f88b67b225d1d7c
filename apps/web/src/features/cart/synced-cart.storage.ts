import type { CartLine } from '@e-store/shared/cart/merge-carts';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import type { SyncedCart } from './merge-server-cart.ts';
import { ACCOUNT_CART } from './cart.storage.ts';

type Stored = SyncedCart & { user: string };

/** Reads the last synced cart of this user; undefined for another user or corrupt data. */
export function readSyncedCart(storage: KeyValueStorage, user: string): SyncedCart | undefined {
  const stored = readStored(storage, ACCOUNT_CART) as Partial<Stored> | null | undefined;
  return stored?.user === user && typeof stored.version === 'number' && Array.isArray(stored.lines)
    ? { version: stored.version, lines: stored.lines.filter(isLine) }
    : undefined;
}

export function writeSyncedCart(
  storage: KeyValueStorage,
  user: string,
  { version, lines }: SyncedCart,
): void {
  const brief = lines.map(({ product, size, quantity }) => ({ product, size, quantity }));
  writeStored(storage, ACCOUNT_CART, { user, version, lines: brief } satisfies Stored);
}

function isLine(value: unknown): value is CartLine {
  const line = value as Partial<CartLine> | null;
  return typeof line?.product === 'string' && typeof line.quantity === 'number';
}
