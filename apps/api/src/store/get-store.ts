import { getStore } from '@e-store/shared/store/endpoints';
import { route } from '../http/route.ts';
import { claimsOf } from './claims-of.ts';
import { readCharges } from './read-charges.ts';
import { readContact } from './read-contact.ts';
import { readSettings } from './read-settings.ts';

export const getStoreRoute = route(getStore, async (_input, { database, categories, config }) => ({
  charges: await readCharges(database),
  contact: await readContact(database),
  claims: claimsOf(await readSettings(database)),
  passwordLength: config.passwordLength,
  keeps: config.retention,
  categories: (await categories.all()).map(({ key, name }) => ({ key, name })),
}));
