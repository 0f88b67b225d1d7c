import type { ClientSession } from 'mongoose';
import type { PaymentsSettings, StoreSettings } from '@e-store/shared/store/settings';
import type { StoreCharges, StoreContact } from '@e-store/shared/store/endpoints';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import type { Database } from '../../platform/database/database.ts';
import { toOrderLimits, toSettings } from './settings-fields.ts';
import type { SettingsRecord } from './settings.model.ts';

type Settings = Pick<Database, 'settings'>;

async function readRecord(
  { settings }: Settings,
  session: ClientSession | null = null,
): Promise<Partial<SettingsRecord>> {
  return (await settings.findById('store').session(session).lean()) ?? {};
}

/** Never cached, so that a change applies at once in every process. */
export const readSettings = async (database: Settings, session?: ClientSession): Promise<StoreSettings> =>
  toSettings(await readRecord(database, session));

/** In whole rupees. Prices that include tax add none. */
export function toStoreCharges({ charges }: Pick<StoreSettings, 'charges'>): StoreCharges {
  const { taxMode, tax, shipping, expressShipping, freeShippingFrom } = charges;
  return {
    taxMode,
    tax: taxMode === 'included' ? 0 : tax,
    shipping,
    expressShipping,
    freeShippingFrom: freeShippingFrom ?? undefined,
  };
}

export const readCharges = async (database: Settings): Promise<StoreCharges> =>
  toStoreCharges(await readSettings(database));

export type OrderTerms = {
  charges: StoreCharges;
  /** Registered for GST. */
  chargesGst: boolean;
  payments: PaymentsSettings;
  limits: OrderLimits;
  /** Days after delivery. */
  returnDays: number;
};

export const readOrderTerms = async (database: Settings): Promise<OrderTerms> =>
  toOrderTerms(await readRecord(database));

/** @param record without settings that were never changed */
export function toOrderTerms(record: Partial<SettingsRecord>): OrderTerms {
  const settings = toSettings(record);
  return {
    charges: toStoreCharges(settings),
    chargesGst: Boolean(settings.details.gstin),
    payments: settings.payments,
    limits: toOrderLimits(settings.rules),
    returnDays: settings.rules.returnDays,
  };
}

export const readContact = async (database: Settings): Promise<StoreContact> =>
  (await readRecord(database)).contact ?? {};

/** A size with this many units or fewer is low on stock. */
export const readLowStockThreshold = async (database: Settings): Promise<number> =>
  (await readSettings(database)).rules.lowStock;

/** Hours until an unconfirmed order expires, 0 for never, and when they were set. */
export async function readUnconfirmedHours(database: Settings): Promise<{ hours: number; since?: Date }> {
  const { unconfirmedHours: hours = 0, unconfirmedHoursSince: since } = await readRecord(database);
  return { hours, ...(since && { since }) };
}
