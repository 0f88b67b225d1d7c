import type { ClientSession, Types } from 'mongoose';
import { NO_FIGURES } from '../account/user.model.ts';
import type { Database } from '../database.ts';
import { figuresOf } from './figures-of.ts';

/**
 * Recomputes the order statistics of a customer in the transaction that changes an order. A full recount
 * cannot drift; of two concurrent changes, the later transaction restarts.
 */
export async function keepFigures(
  database: Database,
  user: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const figures = (await figuresOf(database, [user], session)).get(String(user)) ?? NO_FIGURES;
  await database.users.updateOne({ _id: user }, { $set: { figures } }, { session });
}

/**
 * Adds a new order to the statistics without a recount. Must run in the transaction that writes the order.
 */
export async function countNewOrder(
  { users }: Pick<Database, 'users'>,
  { user, createdAt }: { user: Types.ObjectId; createdAt: Date },
  session: ClientSession,
): Promise<void> {
  const counted = { $inc: { 'figures.orders': 1 }, $max: { 'figures.lastOrderAt': createdAt } };
  await users.updateOne({ _id: user }, counted, { session });
}
