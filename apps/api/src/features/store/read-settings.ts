import type { ClientSession } from 'mongoose';
import type { StoreSettings } from '@e-store/shared/store/settings';
import { DEFAULT_EXPRESS_SHIPPING, DEFAULT_SHIPPING, DEFAULT_TAX } from '@e-store/shared/orders/order-totals';
import type { StoreCharges, StoreContact } from '@e-store/shared/store/endpoints';
import { DEFAULT_ORDER_LIMITS, type OrderLimits } from '@e-store/shared/orders/order-limits';
import { DEFAULT_RETURN_DAYS } from '@e-store/shared/orders/order-return';
import type { Database } from '../../platform/database/database.ts';
import { toSettings } from './settings-fields.ts';
import type { SettingsRecord } from './settings.model.ts';

/** Reads all settings. Never cached, so that a change applies at once in every process. */
export async function readSettings(database: Database, session?: ClientSession): Promise<StoreSettings> {
  const record = await database.settings
    .findById('store')
    .session(session ?? null)
    .lean();
  return toSettings(record ?? {});
}

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

type OrderTerms = {
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

export async function readContact(database: Database): Promise<StoreContact> {
  const set = await database.settings.findById('store').lean();
  return set?.contact ?? {};
}

/** Returns the low-stock threshold in units. */
export async function readLowStockThreshold(database: Database): Promise<number> {
  return (await readSettings(database)).rules.lowStock;
}

/** Returns the hours after which an unconfirmed order expires; 0 means never. */
export async function readUnconfirmedHours(database: Database): Promise<number> {
  const set = await database.settings.findById('store', { unconfirmedHours: 1 }).lean();
  return set?.unconfirmedHours ?? 0;
}
