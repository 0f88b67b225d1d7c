import { WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { readStored, writeStored, type KeyValueStorage } from '../../../lib/stored-json.ts';
import type { WorkCounts } from './work.slice.ts';

const KEY = 'workSeen';

export function readWorkSeen(storage: KeyValueStorage): WorkCounts {
  const stored = readStored(storage, KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  const counts = stored as Record<string, unknown>;
  return Object.fromEntries(
    WORK_KINDS.filter((kind) => typeof counts[kind] === 'number').map((kind) => [kind, counts[kind]]),
  );
}

export function saveWorkSeen(storage: KeyValueStorage, counts: WorkCounts): void {
  writeStored(storage, KEY, counts);
}

/** The next sign-in is then notified of all work. */
export function clearWorkSeen(storage: KeyValueStorage): void {
  writeStored(storage, KEY, undefined);
}
