import type { Order } from '@e-store/shared/orders/order';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { type OrderAttempt, type SentOrder, toAttempt } from './order-attempt.ts';
import { LAST_PLACED, ORDER_INFO, ORDER_KEY, type OrderStorages } from './order.storage.ts';

/** Later visits start a new order; the confirmation mail has been sent by then. */
const ATTEMPT_TTL_MS = 24 * 60 * 60 * 1000;

export function writeAttempt({ local, session }: OrderStorages, sent: SentOrder): void {
  writeStored(session, ORDER_INFO, sent.payload);
  const { key, meaning, at } = toAttempt(sent);
  writeStored(local, ORDER_KEY, { key, meaning, at });
}

/** Removes the key once the result is known; `orderInfo` stays as its record. */
export function closeAttempt({ local }: Pick<OrderStorages, 'local'>): void {
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

export type LastPlaced = Pick<Order, '_id' | 'number'>;

export function writeLastPlaced(session: KeyValueStorage, placed: LastPlaced | undefined): void {
  writeStored(session, LAST_PLACED, placed);
}

export function readLastPlaced(session: KeyValueStorage): LastPlaced | undefined {
  const stored = readStored(session, LAST_PLACED);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { _id, number } = stored as Record<string, unknown>;
  return typeof _id === 'string' && typeof number === 'string' ? { _id, number } : undefined;
}
