import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import { createAction } from '@reduxjs/toolkit';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

const HISTORY_LIMIT = '20';

export const settingsHistory = createReadSlice('settingsHistory', (api, id: SettingsSection) =>
  api.call('GET /admin/audit', { query: { kind: 'settings', id, limit: HISTORY_LIMIT } }),
);

export type SettingsChange = {
  [Section in SettingsSection]: { section: Section; version: number; values: StoreSettings[Section] };
}[SettingsSection];

const CALLS = {
  details: 'PUT /admin/settings/details',
  charges: 'PUT /admin/settings/charges',
  payments: 'PUT /admin/settings/payments',
  rules: 'PUT /admin/settings/rules',
  home: 'PUT /admin/settings/home',
} as const satisfies Record<SettingsSection, string>;

export const changeSettings = createAdminThunk(
  'settings/change',
  (api, { section, version, values }: SettingsChange) =>
    api.call(CALLS[section], { body: values }, { headers: { 'If-Match': `"${version}"` } }),
);

export const revertSettings = createAdminThunk('settings/putBack', 'POST /admin/settings/put-back');

/** Settings that another call answered. */
export const settingsReceived = createAction<StoreSettings>('settings/received');

export const storeSettings = createReadSlice('settings', 'GET /admin/settings', [
  changeSettings,
  revertSettings,
  { fulfilled: settingsReceived },
]);
