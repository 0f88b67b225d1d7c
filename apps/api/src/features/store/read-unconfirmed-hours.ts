import type { Database } from '../../platform/database/database.ts';

/** Returns the hours after which an unconfirmed order expires; 0 means never. */
export async function readUnconfirmedHours(database: Database): Promise<number> {
  const set = await database.settings.findById('store', { unconfirmedHours: 1 }).lean();
  return set?.unconfirmedHours ?? 0;
}
