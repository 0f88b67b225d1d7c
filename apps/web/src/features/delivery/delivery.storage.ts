import { isPincode } from '@e-store/shared/pincode';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import type { Place } from './delivery.slice.ts';

/** Listed in docs/architecture.md. */
const PINCODE = 'pincode';

/** Returns null for a corrupt place. */
export function readPlace(storage: KeyValueStorage): Place | null {
  const { pincode, city, state } = (readStored(storage, PINCODE) ?? {}) as Record<string, unknown>;
  const isPlace = typeof pincode === 'string' && typeof city === 'string' && typeof state === 'string';
  return isPlace && isPincode(pincode) ? { pincode, city, state } : null;
}

export function writePlace(storage: KeyValueStorage, place: Place | null): void {
  writeStored(storage, PINCODE, place ?? undefined);
}
