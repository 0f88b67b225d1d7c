import type { Database } from '../database.ts';
import { readSettings } from './read-settings.ts';

/** From how many pieces on a size is low, as the owner set it. */
export async function readLowStock(database: Database): Promise<number> {
  return (await readSettings(database)).rules.lowStock;
}
