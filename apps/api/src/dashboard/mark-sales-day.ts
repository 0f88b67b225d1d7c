import { indiaDay } from '@e-store/shared/india-day';
import type { ClientSession } from 'mongoose';
import type { Database } from '../database.ts';
import type { OrderRecord } from '../orders/order.model.ts';

/**
 * Says, in the transaction that changes what an order sold, that the figures of its day are no longer true. A day that
 * is not over has none yet (see `sales-days.ts`), so that orders of today do not wait for each other here.
 */
export async function markSalesDay(
  database: Database,
  { createdAt }: Pick<OrderRecord, 'createdAt'>,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const day = indiaDay(createdAt);
  if (day === indiaDay(at)) return;
  await database.salesDays.updateOne({ _id: day }, { $inc: { changes: 1 } }, { upsert: true, session });
}
