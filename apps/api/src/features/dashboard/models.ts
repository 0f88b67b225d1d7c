import type { Connection } from 'mongoose';
import { salesDaySchema } from './sales-day.model.ts';

export function defineDashboardModels(connection: Connection) {
  return { salesDays: connection.model('SalesDay', salesDaySchema) };
}
