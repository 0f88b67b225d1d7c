import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import {
  ChargesSettings,
  DetailsSettings,
  HomeSettings,
  PaymentsSettings,
  RulesSettings,
  StoreSettings,
} from './settings.ts';

const access = staff(...SECTION_ROLES.settings);

export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  access,
  summary: 'Get all store settings',
  response: StoreSettings,
});

const changeSection = <const Section extends string, Body extends z.ZodType>(
  section: Section,
  what: string,
  body: Body,
) =>
  endpoint({
    method: 'PUT',
    path: `/admin/settings/${section}`,
    access,
    idempotencyKey: '24h',
    summary: `Save ${what}; If-Match is the version that was read, and an outdated one returns 412`,
    body,
    response: StoreSettings,
    errors: ['CHANGED_MEANWHILE'],
    versioned: { field: `versions.${section}`, record: 'settings' },
  });

export const changeDetails = changeSection('details', 'the seller details and the contacts', DetailsSettings);
export const changeCharges = changeSection('charges', 'the tax and shipping charges', ChargesSettings);
export const changePayments = changeSection(
  'payments',
  'the payment methods and their conditions',
  PaymentsSettings,
);
export const changeRules = changeSection(
  'rules',
  'the order limits, return days and low-stock threshold',
  RulesSettings,
);
export const changeHome = changeSection('home', 'the claims and banners of the home page', HomeSettings);

export const revertSettings = endpoint({
  method: 'POST',
  path: '/admin/settings/put-back',
  access,
  idempotencyKey: '24h',
  summary: 'Restore the settings from before an entry of the audit trail',
  body: z.object({ entry: ObjectId }),
  response: StoreSettings,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
