import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { ORDER_INFO, ORDER_KEY } from './clear-order.storage.ts';
import { type OrderAttempt, type SentOrder, toAttempt } from './order-attempt.ts';

/** Later visits start a new order; the confirmation mail has been sent by then. */
const ATTEMPT_TTL_MS = 24 * 60 * 60 * 1000;

type Storages = { local: KeyValueStorage; session: KeyValueStorage };

export function writeAttempt({ local, session }: Storages, sent: SentOrder): void {
  writeStored(session, ORDER_INFO, sent.payload);
  const { key, meaning, at } = toAttempt(sent);
  writeStored(local, ORDER_KEY, { key, meaning, at });
}

/** Removes the key once the result is known; `orderInfo` stays as its record. */
export function closeAttempt({ local }: Pick<Storages, 'local'>): void {
  writeStored(local, ORDER_KEY, undefined);
}

/** Returns an open attempt; `undefined` if absent, corrupt or too old. */
export function readAttempt(local: KeyValueStorage, now = Date.now()): OrderAttempt | undefined {
  const stored = readStored(local, ORDER_KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, meaning, at } = stored as Record<string, unknown>;
  if (typeof key !== 'string' || typeof meaning !== 'string' || typeof at !== 'number') return undefined;
  return now - at < ATTEMPT_TTL_MS ? { key, meaning, at, isOpen: true } : undefined;
}
