import { type ClientSession, trusted, type Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

type PromoOrder = { _id: Types.ObjectId; user: Types.ObjectId; promoCode?: string | undefined };

/**
 * Releases the code of a cancelled order in the cancelling transaction. The order records the release, so
 * repeated calls release once.
 */
export async function releasePromo(
  database: Database,
  { _id, user, promoCode: code }: PromoOrder,
  session: ClientSession,
): Promise<void> {
  if (code === undefined) return;
  const { modifiedCount } = await database.orders.updateOne(
    { _id, promoCode: code, promoGivenBack: trusted({ $ne: true }) },
    { $set: { promoGivenBack: true } },
    { session },
  );
  if (modifiedCount === 0) return;
  await database.promoCodes.updateOne({ code }, { $inc: { used: -1 } }, { session });
  await database.promoUses.updateOne({ code, user }, { $inc: { count: -1 } }, { session });
}
