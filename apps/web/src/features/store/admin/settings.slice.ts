import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { apiCall } from '../../../lib/thunk.ts';

const HISTORY_LIMIT = '20';

export const settingsHistory = createReadSlice('settingsHistory', (api, id: SettingsSection) =>
  api.call('GET /admin/audit', { query: { kind: 'settings', id, limit: HISTORY_LIMIT } }),
);

type SettingsState = RequestState & { settings: StoreSettings | null };

const initialState = { ...idle, settings: null } as SettingsState;

export const fetchSettings = createAdminThunk('settings/fetch', apiCall('GET /admin/settings'));

export type SettingsChange = {
  [Section in SettingsSection]: { section: Section; version: number; values: StoreSettings[Section] };
}[SettingsSection];

const CALLS = {
  details: 'PUT /admin/settings/details',
  charges: 'PUT /admin/settings/charges',
  rules: 'PUT /admin/settings/rules',
  home: 'PUT /admin/settings/home',
} as const satisfies Record<SettingsSection, string>;

export const changeSettings = createAdminThunk(
  'settings/change',
  (api, { section, version, values }: SettingsChange) =>
    api.call(CALLS[section], { body: values }, { headers: { 'If-Match': `"${version}"` } }),
);

export const revertSettings = createAdminThunk('settings/putBack', apiCall('POST /admin/settings/put-back'));

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsReceived: (state, { payload }: PayloadAction<StoreSettings>) => {
      state.settings = payload;
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchSettings, {
      success: (state, settings) => {
        state.settings = settings;
      },
    });
    builder.addMatcher(isAnyOf(changeSettings.fulfilled, revertSettings.fulfilled), (state, { payload }) => {
      state.settings = payload;
    });
  },
  selectors: {
    selectSettings: (state) => state.settings,
    selectSettingsError: (state) => state.error,
  },
});

export const { settingsReceived } = settingsSlice.actions;
export const { selectSettings, selectSettingsError } = settingsSlice.selectors;
