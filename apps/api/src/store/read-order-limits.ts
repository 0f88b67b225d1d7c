import { DEFAULT_ORDER_LIMITS, type OrderLimits } from '@e-store/shared/orders/order-limits';
import type { Database } from '../database.ts';

/** The limits as the owner set them; each that is unset is the default. */
export async function readOrderLimits(database: Database): Promise<OrderLimits> {
  const set = await database.settings.findById('store', { orderLimits: 1 }).lean();
  return { ...DEFAULT_ORDER_LIMITS, ...set?.orderLimits };
}
