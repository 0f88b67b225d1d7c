import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as changeSettings from './change-settings.ts';
import { settingsSchema } from './settings.model.ts';

const defineModels = (connection: Connection) => ({
  settings: connection.model('Settings', settingsSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const store = defineFeature({
  defineModels,
  routeModules: [changeSettings],
});
