import { getStore } from '@e-store/shared/store/endpoints';
import { route } from '../http/route.ts';
import { claimsOf } from './claims-of.ts';
import { chargesOf } from './read-charges.ts';
import { toSettings } from './settings-fields.ts';
import type { SettingsRecord } from './settings.model.ts';

/** Every page of the shop asks for it: one question to the database for all of it. */
export const getStoreRoute = route(getStore, async (_input, { database, categories, config }) => {
  const set: Partial<SettingsRecord> = (await database.settings.findById('store').lean()) ?? {};
  return {
    charges: chargesOf(set),
    contact: set.contact ?? {},
    claims: claimsOf(toSettings(set)),
    passwordLength: config.passwordLength,
    keeps: config.retention,
    categories: (await categories.all()).map(({ key, name }) => ({ key, name })),
  };
});
