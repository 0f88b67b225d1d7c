import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** Spec §3: the order payload in session storage. */
const ORDER_INFO = 'orderInfo';
/** The key of an order that may have arrived although no answer came: it survives a reload of the page. */
const ORDER_KEY = 'orderKey';

export function writeAttempt(storage: KeyValueStorage, { key, payload }: OrderAttempt): void {
  writeStored(storage, ORDER_INFO, payload);
  writeStored(storage, ORDER_KEY, key);
}

/** The attempt without its key: the order is placed, `orderInfo` stays as the record of it. */
export function closeAttempt(storage: KeyValueStorage): void {
  writeStored(storage, ORDER_KEY, undefined);
}

export function forgetOrder(storage: KeyValueStorage): void {
  writeStored(storage, ORDER_INFO, undefined);
  writeStored(storage, ORDER_KEY, undefined);
}

/** An open attempt; `undefined` when there is none or it is corrupt. The server checks the payload anyway. */
export function readAttempt(storage: KeyValueStorage): OrderAttempt | undefined {
  const key = readStored(storage, ORDER_KEY);
  const payload = readStored(storage, ORDER_INFO);
  return typeof key === 'string' && hasLines(payload) ? { key, payload } : undefined;
}

function hasLines(payload: unknown): payload is OrderAttempt['payload'] {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'orderItems' in payload &&
    Array.isArray(payload.orderItems)
  );
}
