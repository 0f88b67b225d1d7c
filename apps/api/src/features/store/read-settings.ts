import type { StoreSettings } from '@e-store/shared/store/settings';
import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { toSettings } from './settings-fields.ts';

/** Reads all settings. Never cached, so that a change applies at once in every process. */
export async function readSettings(database: Database, session?: ClientSession): Promise<StoreSettings> {
  const record = await database.settings
    .findById('store')
    .session(session ?? null)
    .lean();
  return toSettings(record ?? {});
}
