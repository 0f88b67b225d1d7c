import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { ORDER_INFO, ORDER_KEY } from './forget-order.storage.ts';
import { type OrderAttempt, type SentOrder, toAttempt } from './order-attempt.ts';

/** Whoever comes back later orders anew; the shop has long told by mail. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

type Places = { local: KeyValueStorage; session: KeyValueStorage };

export function writeAttempt({ local, session }: Places, sent: SentOrder): void {
  writeStored(session, ORDER_INFO, sent.payload);
  const { key, meaning, at } = toAttempt(sent);
  writeStored(local, ORDER_KEY, { key, meaning, at });
}

/** The attempt without its key: it is known what became of it, `orderInfo` stays as the record of it. */
export function closeAttempt({ local }: Pick<Places, 'local'>): void {
  writeStored(local, ORDER_KEY, undefined);
}

/** An open attempt; `undefined` when there is none, it is corrupt or too old. */
export function readAttempt(local: KeyValueStorage, now = Date.now()): OrderAttempt | undefined {
  const stored = readStored(local, ORDER_KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, meaning, at } = stored as Record<string, unknown>;
  if (typeof key !== 'string' || typeof meaning !== 'string' || typeof at !== 'number') return undefined;
  return now - at < FORGOTTEN_AFTER_MS ? { key, meaning, at, isOpen: true } : undefined;
}
