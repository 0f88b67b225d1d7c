import type { ClientSession, Types } from 'mongoose';
import { NO_FIGURES } from '../account/user.model.ts';
import type { Database } from '../database.ts';
import { figuresOf } from './figures-of.ts';

/**
 * Brings what is kept with an account to what its orders come to, in the transaction that changes one of them. All of
 * that account are added up anew: no step can be lost or counted twice, and of two changes at once, the later transaction
 * meets the record that the first one wrote and begins again.
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
 * What `keepFigures` comes to for an account whose only change is a new order, without adding up all others: in the
 * transaction that writes the order, so that it counts once and only if that does.
 */
export async function countNewOrder(
  { users }: Pick<Database, 'users'>,
  { user, createdAt }: { user: Types.ObjectId; createdAt: Date },
  session: ClientSession,
): Promise<void> {
  const counted = { $inc: { 'figures.orders': 1 }, $max: { 'figures.lastOrderAt': createdAt } };
  await users.updateOne({ _id: user }, counted, { session });
}
