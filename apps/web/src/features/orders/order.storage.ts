import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** Order payload in session storage (spec §3). */
export const ORDER_INFO = 'orderInfo';
/** Of an order whose answer was lost. Local storage outlives the browser, and other tabs share it. */
export const ORDER_KEY = 'orderKey';
export const LAST_PLACED = 'lastPlaced';
export const DELIVERY_METHOD = 'deliveryMethod';
export const PAYMENT_METHOD = 'paymentMethod';
export const BUSINESS = 'business';

export type OrderStorages = { local: KeyValueStorage; session: KeyValueStorage };

/** Runs at every sign-out. */
export function clearOrder({ local, session }: OrderStorages): void {
  for (const key of [ORDER_INFO, LAST_PLACED]) writeStored(session, key, undefined);
  for (const key of [ORDER_KEY, DELIVERY_METHOD, PAYMENT_METHOD, BUSINESS])
    writeStored(local, key, undefined);
}
