import { getSettings } from '@e-store/shared/store/settings-endpoints';
import { route } from '../../platform/http/route.ts';
import { readSettings } from './read-settings.ts';

export const getSettingsRoute = route(getSettings, async (_input, { database }) => readSettings(database));
