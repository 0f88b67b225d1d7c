import { DEFAULT_ORDER_LIMITS, type OrderLimits } from '@e-store/shared/orders/order-limits';
import { DEFAULT_RETURN_DAYS } from '@e-store/shared/orders/order-return';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import type { Database } from '../../platform/database/database.ts';
import { toStoreCharges } from './read-charges.ts';
import type { SettingsRecord } from './settings.model.ts';

export type OrderTerms = {
  charges: StoreCharges;
  limits: OrderLimits;
  /** Days after delivery during which returns are accepted; 30 by default (spec §9). */
  returnDays: number;
};

export async function readOrderTerms({ settings }: Pick<Database, 'settings'>): Promise<OrderTerms> {
  const set: Partial<SettingsRecord> = (await settings.findById('store').lean()) ?? {};
  return {
    charges: toStoreCharges(set),
    limits: { ...DEFAULT_ORDER_LIMITS, ...set.orderLimits },
    returnDays: set.returnDays ?? DEFAULT_RETURN_DAYS,
  };
}
