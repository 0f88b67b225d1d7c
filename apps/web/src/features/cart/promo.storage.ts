import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** The promo code of the cart, as long as the tab lives: it survives a reload and the way through login. */
const PROMO_CODE = 'promoCode';

export function readPromoCode(storage: KeyValueStorage): string | undefined {
  const code = readStored(storage, PROMO_CODE);
  return typeof code === 'string' && code.length > 0 && code.length <= 40 ? code : undefined;
}

export function writePromoCode(storage: KeyValueStorage, code: string | undefined): void {
  writeStored(storage, PROMO_CODE, code);
}
