import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** Order payload in session storage (spec §3). */
export const ORDER_INFO = 'orderInfo';
/**
 * Idempotency key of an order whose answer was lost. Local storage, because it outlives the browser and other
 * tabs share it.
 */
export const ORDER_KEY = 'orderKey';
export const DELIVERY_METHOD = 'deliveryMethod';

/** Runs at every sign-out, apart from `order.storage.ts`. */
export function clearOrder({ local, session }: { local: KeyValueStorage; session: KeyValueStorage }): void {
  writeStored(session, ORDER_INFO, undefined);
  writeStored(local, ORDER_KEY, undefined);
  writeStored(local, DELIVERY_METHOD, undefined);
}
