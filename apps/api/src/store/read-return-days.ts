import { DEFAULT_RETURN_DAYS } from '@e-store/shared/orders/order-return';
import type { Database } from '../database.ts';

/** How many days after delivery pieces may be given back, as the owner set it; unset, the spec's 30 (§9). */
export async function readReturnDays(database: Database): Promise<number> {
  const set = await database.settings.findById('store', { returnDays: 1 }).lean();
  return set?.returnDays ?? DEFAULT_RETURN_DAYS;
}
