import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** The promo code of the cart, as long as the tab lives: it survives a reload and the way through login. */
export const PROMO_CODE = 'promoCode';

/** For who signs out, wherever that is; the rest is in `promo.storage.ts`. */
export function forgetPromoCode(session: KeyValueStorage): void {
  writeStored(session, PROMO_CODE, undefined);
}
