import { DEFAULT_EXPRESS_SHIPPING, DEFAULT_SHIPPING, DEFAULT_TAX } from '@e-store/shared/orders/order-totals';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import type { Database } from '../../platform/database/database.ts';
import type { SettingsRecord } from './settings.model.ts';

/** Returns the charges; unset fields default to spec §9. */
export function toStoreCharges(set: Partial<SettingsRecord>): StoreCharges {
  const taxMode = set.taxMode ?? 'flat';
  return {
    taxMode,
    tax: taxMode === 'included' ? 0 : (set.tax ?? DEFAULT_TAX),
    shipping: set.shipping ?? DEFAULT_SHIPPING,
    expressShipping: set.expressShipping ?? DEFAULT_EXPRESS_SHIPPING,
    freeShippingFrom: set.freeShippingFrom,
  };
}

export async function readCharges({ settings }: Pick<Database, 'settings'>): Promise<StoreCharges> {
  return toStoreCharges((await settings.findById('store').lean()) ?? {});
}
