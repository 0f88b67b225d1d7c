import type { BusinessBuyer } from '@e-store/shared/invoices/gstin';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { BUSINESS } from './order.storage.ts';

const TTL_MS = 24 * 60 * 60 * 1000;

/** For as long as the address beside it. */
export function readBusiness(local: KeyValueStorage, now = Date.now()): BusinessBuyer | undefined {
  const stored = readStored(local, BUSINESS);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { name, gstin, at } = stored as Record<string, unknown>;
  if (typeof name !== 'string' || typeof gstin !== 'string' || typeof at !== 'number') return undefined;
  return now - at < TTL_MS ? { name, gstin } : undefined;
}

export function writeBusiness(
  local: KeyValueStorage,
  buyer: BusinessBuyer | undefined,
  at = Date.now(),
): void {
  writeStored(local, BUSINESS, buyer && { ...buyer, at });
}
