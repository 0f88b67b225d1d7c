import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { PROMO_CODE } from './clear-promo.storage.ts';

export function readPromoCode(storage: KeyValueStorage): string | undefined {
  const code = readStored(storage, PROMO_CODE);
  return typeof code === 'string' && code.length > 0 && code.length <= 40 ? code : undefined;
}

export function writePromoCode(storage: KeyValueStorage, code: string | undefined): void {
  writeStored(storage, PROMO_CODE, code);
}
