import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** The promo code of the cart, shared by all tabs as the cart is. */
export const PROMO_CODE = 'promoCode';

/** For every logout; the rest is in `promo.storage.ts`. */
export function forgetPromoCode(local: KeyValueStorage): void {
  writeStored(local, PROMO_CODE, undefined);
}
