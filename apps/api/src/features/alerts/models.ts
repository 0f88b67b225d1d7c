import type { Connection } from 'mongoose';
import { stockAlertSchema } from './stock-alert.model.ts';

export function defineAlertModels(connection: Connection) {
  return { stockAlerts: connection.model('StockAlert', stockAlertSchema) };
}
