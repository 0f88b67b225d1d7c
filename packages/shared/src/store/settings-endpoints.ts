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

const summary = (what: string) =>
  `Save ${what}; If-Match is the version that was read, and an outdated one returns 412`;

export const changeDetails = endpoint({
  method: 'PUT',
  path: '/admin/settings/details',
  access,
  idempotencyKey: '24h',
  summary: summary('the seller details and the contacts'),
  body: DetailsSettings,
  response: StoreSettings,
  errors: ['CHANGED_MEANWHILE'],
  versioned: { field: 'versions.details', record: 'settings' },
});

export const changeCharges = endpoint({
  method: 'PUT',
  path: '/admin/settings/charges',
  access,
  idempotencyKey: '24h',
  summary: summary('the tax and shipping charges'),
  body: ChargesSettings,
  response: StoreSettings,
  errors: ['CHANGED_MEANWHILE'],
  versioned: { field: 'versions.charges', record: 'settings' },
});

export const changePayments = endpoint({
  method: 'PUT',
  path: '/admin/settings/payments',
  access,
  idempotencyKey: '24h',
  summary: summary('the payment methods and their conditions'),
  body: PaymentsSettings,
  response: StoreSettings,
  errors: ['CHANGED_MEANWHILE'],
  versioned: { field: 'versions.payments', record: 'settings' },
});

export const changeRules = endpoint({
  method: 'PUT',
  path: '/admin/settings/rules',
  access,
  idempotencyKey: '24h',
  summary: summary('the order limits, return days and low-stock threshold'),
  body: RulesSettings,
  response: StoreSettings,
  errors: ['CHANGED_MEANWHILE'],
  versioned: { field: 'versions.rules', record: 'settings' },
});

export const changeHome = endpoint({
  method: 'PUT',
  path: '/admin/settings/home',
  access,
  idempotencyKey: '24h',
  summary: summary('the claims and banners of the home page'),
  body: HomeSettings,
  response: StoreSettings,
  errors: ['CHANGED_MEANWHILE'],
  versioned: { field: 'versions.home', record: 'settings' },
});

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
