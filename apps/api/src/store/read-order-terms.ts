import { DEFAULT_ORDER_LIMITS, type OrderLimits } from '@e-store/shared/orders/order-limits';
import { DEFAULT_RETURN_DAYS } from '@e-store/shared/orders/order-return';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import type { Database } from '../database.ts';
import { chargesOf } from './read-charges.ts';
import type { SettingsRecord } from './settings.model.ts';

/** What an order is taken on, as the owner set it; each that is unset is the default. */
export type OrderTerms = {
  charges: StoreCharges;
  limits: OrderLimits;
  /** How many days after delivery pieces may be given back; the spec's 30 (§9). */
  returnDays: number;
};

export async function readOrderTerms({ settings }: Pick<Database, 'settings'>): Promise<OrderTerms> {
  const set: Partial<SettingsRecord> = (await settings.findById('store').lean()) ?? {};
  return {
    charges: chargesOf(set),
    limits: { ...DEFAULT_ORDER_LIMITS, ...set.orderLimits },
    returnDays: set.returnDays ?? DEFAULT_RETURN_DAYS,
  };
}
