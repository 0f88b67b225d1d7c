import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import type { OrderRecord } from './order.model.ts';

export const orderNotFound = () => new NotFoundError('This order is not in your account.');

/** Finds the user's order. An order of another user looks nonexistent (R2). */
export async function findOwnOrder(
  database: Database,
  { id, user }: { id: string; user: string },
  session?: ClientSession,
): Promise<OrderRecord> {
  const order = await database.orders.findOne({ _id: id, user }, null, session ? { session } : {}).lean();
  if (!order) throw orderNotFound();
  return order;
}
