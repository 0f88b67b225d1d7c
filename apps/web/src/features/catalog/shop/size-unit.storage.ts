import { browserStorage } from '../../../lib/browser-storage.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';

export const SIZE_UNITS = ['cm', 'inch'] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

/** Listed in docs/architecture.md. */
const SIZE_UNIT = 'sizeUnit';

export function readSizeUnit(): SizeUnit {
  return readStored(browserStorage().local, SIZE_UNIT) === 'inch' ? 'inch' : 'cm';
}

export function writeSizeUnit(unit: SizeUnit): void {
  writeStored(browserStorage().local, SIZE_UNIT, unit === 'cm' ? undefined : unit);
}
