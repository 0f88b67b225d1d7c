import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

const HISTORY_LIMIT = '20';

export const settingsHistory = createReadSlice('settingsHistory', (api, id: SettingsSection) =>
  api.call('GET /admin/audit', { query: { kind: 'settings', id, limit: HISTORY_LIMIT } }),
);
