import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** Promo code of the cart, shared by all tabs. */
export const PROMO_CODE = 'promoCode';

/** Runs at every logout, apart from `promo.storage.ts`. */
export function clearPromoCode(local: KeyValueStorage): void {
  writeStored(local, PROMO_CODE, undefined);
}
