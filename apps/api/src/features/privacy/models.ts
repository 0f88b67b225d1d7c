import type { Connection } from 'mongoose';
import { erasureSchema } from './erasure.model.ts';

export function definePrivacyModels(connection: Connection) {
  return { erasures: connection.model('Erasure', erasureSchema) };
}
