import type { Database } from '../database.ts';

/** After how many hours an order that nobody confirmed ends, as the owner set it; unset, 0: never. */
export async function readUnconfirmedHours(database: Database): Promise<number> {
  const set = await database.settings.findById('store', { unconfirmedHours: 1 }).lean();
  return set?.unconfirmedHours ?? 0;
}
