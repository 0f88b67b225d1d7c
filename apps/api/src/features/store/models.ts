import type { Connection } from 'mongoose';
import { settingsSchema } from './settings.model.ts';

export function defineStoreModels(connection: Connection) {
  return { settings: connection.model('Settings', settingsSchema) };
}
