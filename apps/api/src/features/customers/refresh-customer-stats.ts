import type { ClientSession, Types } from 'mongoose';
import { EMPTY_CUSTOMER_STATS } from '../account/user.model.ts';
import type { Database } from '../../platform/database/database.ts';
import { computeCustomerStats } from './compute-customer-stats.ts';

/**
 * Recomputes the order statistics of a customer in the transaction that changes an order. A full recount
 * cannot drift; of two concurrent changes, the later transaction restarts.
 */
export async function refreshCustomerStats(
  database: Database,
  user: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const stats =
    (await computeCustomerStats(database, [user], session)).get(String(user)) ?? EMPTY_CUSTOMER_STATS;
  await database.users.updateOne({ _id: user }, { $set: { figures: stats } }, { session });
}

/**
 * Adds a new order to the statistics without a recount. Must run in the transaction that writes the order.
 */
export async function addOrderToCustomerStats(
  { users }: Pick<Database, 'users'>,
  { user, createdAt }: { user: Types.ObjectId; createdAt: Date },
  session: ClientSession,
): Promise<void> {
  const counted = { $inc: { 'figures.orders': 1 }, $max: { 'figures.lastOrderAt': createdAt } };
  await users.updateOne({ _id: user }, counted, { session });
}
