import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** Shared by all tabs. */
const PROMO_CODE = 'promoCode';

/** Runs at every logout. */
export function clearPromoCode(local: KeyValueStorage): void {
  writeStored(local, PROMO_CODE, undefined);
}

export function readPromoCode(storage: KeyValueStorage): string | undefined {
  const code = readStored(storage, PROMO_CODE);
  return typeof code === 'string' && code.length > 0 && code.length <= 40 ? code : undefined;
}

export function writePromoCode(storage: KeyValueStorage, code: string | undefined): void {
  writeStored(storage, PROMO_CODE, code);
}
