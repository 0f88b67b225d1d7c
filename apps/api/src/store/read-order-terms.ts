import { DEFAULT_ORDER_LIMITS, type OrderLimits } from '@e-store/shared/orders/order-limits';
import { DEFAULT_RETURN_DAYS } from '@e-store/shared/orders/order-return';
import type { Database } from '../database.ts';

/** What an order is taken on, as the owner set it; each that is unset is the default. */
export type OrderTerms = {
  limits: OrderLimits;
  /** How many days after delivery pieces may be given back; the spec's 30 (§9). */
  returnDays: number;
};

export async function readOrderTerms({ settings }: Pick<Database, 'settings'>): Promise<OrderTerms> {
  const set = await settings.findById('store', { orderLimits: 1, returnDays: 1 }).lean();
  return {
    limits: { ...DEFAULT_ORDER_LIMITS, ...set?.orderLimits },
    returnDays: set?.returnDays ?? DEFAULT_RETURN_DAYS,
  };
}
