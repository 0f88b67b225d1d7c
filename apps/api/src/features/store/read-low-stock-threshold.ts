import type { Database } from '../../platform/database/database.ts';
import { readSettings } from './read-settings.ts';

/** Returns the low-stock threshold in units. */
export async function readLowStockThreshold(database: Database): Promise<number> {
  return (await readSettings(database)).rules.lowStock;
}
