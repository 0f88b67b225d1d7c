import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import { makeReadSlice } from '../read-slice.ts';

const SHOWN = '20';

export const settingsHistory = makeReadSlice('settingsHistory', (api, id: SettingsSection) =>
  api.call('GET /admin/audit', { query: { kind: 'settings', id, limit: SHOWN } }),
);
