import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import type { Place } from './delivery.slice.ts';

/** The pincode that was asked for last, with its city and state; its key is listed in docs/architecture.md. */
const PINCODE = 'pincode';

/** The stored place; a corrupt one counts as absent. */
export function readPlace(storage: KeyValueStorage): Place | null {
  const stored = readStored(storage, PINCODE);
  if (typeof stored !== 'object' || stored === null) return null;
  const { pincode, city, state } = stored as Record<string, unknown>;
  const isPlace = typeof pincode === 'string' && typeof city === 'string' && typeof state === 'string';
  return isPlace && /^[1-8]\d{5}$/.test(pincode) ? { pincode, city, state } : null;
}

export function writePlace(storage: KeyValueStorage, place: Place | null): void {
  writeStored(storage, PINCODE, place ?? undefined);
}
