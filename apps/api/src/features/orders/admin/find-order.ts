import type { ClientSession } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import type { OrderRecord } from '../order.model.ts';

export async function findOrder(
  database: Database,
  id: string,
  session?: ClientSession,
): Promise<OrderRecord> {
  const order = await database.orders.findById(id, null, session ? { session } : {}).lean();
  if (!order) throw new NotFoundError('This order does not exist.');
  return order;
}
