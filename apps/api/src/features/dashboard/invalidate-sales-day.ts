import { indiaDay } from '@e-store/shared/india-day';
import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRecord } from '../orders/order.model.ts';

/**
 * Invalidates the totals of a day in the transaction that changes one of its orders. The current day has no
 * totals yet (see `sales-days.ts`), so new orders do not contend here.
 */
export async function invalidateSalesDay(
  database: Database,
  { createdAt }: Pick<OrderRecord, 'createdAt'>,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const day = indiaDay(createdAt);
  if (day === indiaDay(at)) return;
  await database.salesDays.updateOne({ _id: day }, { $inc: { changes: 1 } }, { upsert: true, session });
}
