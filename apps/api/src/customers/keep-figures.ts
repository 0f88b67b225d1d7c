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
