import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** Spec §3: the order payload in session storage. */
export const ORDER_INFO = 'orderInfo';
/**
 * The key of an order that may have arrived although no answer came. In local storage: it outlives the closed browser,
 * and another tab with the same cart uses the same one.
 */
export const ORDER_KEY = 'orderKey';
/** The delivery method of the next order, shared by all tabs as the cart is. */
export const DELIVERY_METHOD = 'deliveryMethod';

/** For who signs out, wherever that is; the rest is in `order.storage.ts`. */
export function forgetOrder({ local, session }: { local: KeyValueStorage; session: KeyValueStorage }): void {
  writeStored(session, ORDER_INFO, undefined);
  writeStored(local, ORDER_KEY, undefined);
  writeStored(local, DELIVERY_METHOD, undefined);
}
