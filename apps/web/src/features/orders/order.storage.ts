import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { type OrderAttempt, type SentOrder, toAttempt } from './order-attempt.ts';
import { DELIVERY_METHODS, type DeliveryMethod } from '@e-store/shared/orders/delivery';

/** Order payload in session storage (spec §3). */
const ORDER_INFO = 'orderInfo';
/** Of an order whose answer was lost. Local storage outlives the browser, and other tabs share it. */
const ORDER_KEY = 'orderKey';
const DELIVERY_METHOD = 'deliveryMethod';
const PAYMENT_METHOD = 'paymentMethod';
export const BUSINESS = 'business';

export const DEFAULT_PAYMENT_METHOD = 'COD';

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

export function readDeliveryMethod(local: KeyValueStorage): DeliveryMethod {
  const stored = readStored(local, DELIVERY_METHOD);
  return DELIVERY_METHODS.find((method) => method === stored) ?? 'standard';
}

export function writeDeliveryMethod(local: KeyValueStorage, method: DeliveryMethod): void {
  writeStored(local, DELIVERY_METHOD, method === 'standard' ? undefined : method);
}

export function readPaymentMethod(local: KeyValueStorage): string {
  const stored = readStored(local, PAYMENT_METHOD);
  return typeof stored === 'string' ? stored : DEFAULT_PAYMENT_METHOD;
}

export function writePaymentMethod(local: KeyValueStorage, method: string): void {
  writeStored(local, PAYMENT_METHOD, method === DEFAULT_PAYMENT_METHOD ? undefined : method);
}
