import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { type OrderAttempt, type SentOrder, toAttempt } from './order-attempt.ts';

/** Order payload in session storage (spec §3). */
const ORDER_INFO = 'orderInfo';
/** Of an order whose answer was lost. Local storage outlives the browser, and other tabs share it. */
const ORDER_KEY = 'orderKey';
export const DELIVERY_METHOD = 'deliveryMethod';
export const PAYMENT_METHOD = 'paymentMethod';
export const BUSINESS = 'business';

type Storages = { local: KeyValueStorage; session: KeyValueStorage };

/** Runs at every sign-out. */
export function clearOrder({ local, session }: Storages): void {
  writeStored(session, ORDER_INFO, undefined);
  writeStored(local, ORDER_KEY, undefined);
  writeStored(local, DELIVERY_METHOD, undefined);
  writeStored(local, PAYMENT_METHOD, undefined);
  writeStored(local, BUSINESS, undefined);
}

/** Later visits start a new order; the confirmation mail has been sent by then. */
const ATTEMPT_TTL_MS = 24 * 60 * 60 * 1000;

export function writeAttempt({ local, session }: Storages, sent: SentOrder): void {
  writeStored(session, ORDER_INFO, sent.payload);
  const { key, meaning, at } = toAttempt(sent);
  writeStored(local, ORDER_KEY, { key, meaning, at });
}

/** Removes the key once the result is known; `orderInfo` stays as its record. */
export function closeAttempt({ local }: Pick<Storages, 'local'>): void {
  writeStored(local, ORDER_KEY, undefined);
}

/** `undefined` for an absent, corrupt or old attempt. */
export function readAttempt(local: KeyValueStorage, now = Date.now()): OrderAttempt | undefined {
  const stored = readStored(local, ORDER_KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, meaning, at } = stored as Record<string, unknown>;
  if (typeof key !== 'string' || typeof meaning !== 'string' || typeof at !== 'number') return undefined;
  return now - at < ATTEMPT_TTL_MS ? { key, meaning, at, isOpen: true } : undefined;
}
