import { getStore } from '@e-store/shared/store/endpoints';
import { route } from '../../platform/http/route.ts';
import { type OfferRecord, toOffer, offersStage } from '../promotions/offers-stage.ts';
import { toStoreClaims, toSettings } from '../store/settings-fields.ts';
import { toStoreCharges } from '../store/read-settings.ts';
import type { SettingsRecord } from '../store/settings.model.ts';

/** A single query, because every page calls it. */
export const getStoreRoute = route(getStore, async (_input, { database, categories, config, now }) => {
  const found = await database.settings.aggregate<SettingsRecord | OfferRecord>([
    { $match: { _id: 'store' } },
    offersStage(now()),
  ]);
  const set: Partial<SettingsRecord> = found.find(isSettings) ?? {};
  const settings = toSettings(set);
  return {
    charges: toStoreCharges(settings),
    contact: set.contact ?? {},
    claims: toStoreClaims(settings),
    passwordLength: config.passwordLength,
    keeps: config.retention,
    offers: found.flatMap((record) => (isSettings(record) ? [] : toOffer(record))),
    categories: (await categories.all()).map(({ key, name }) => ({ key, name })),
  };
});

const isSettings = (record: SettingsRecord | OfferRecord): record is SettingsRecord => record._id === 'store';
