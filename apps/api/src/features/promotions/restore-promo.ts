import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

type PromoOrder = { _id: Types.ObjectId; user: Types.ObjectId; promoCode?: string | undefined };

/**
 * Counts a code again when staff withdraw the cancellation of its order, reversing `releasePromo`. Limits do
 * not apply, because the order retains its agreed price.
 */
export async function restorePromo(
  database: Database,
  { _id, user, promoCode: code }: PromoOrder,
  session: ClientSession,
): Promise<void> {
  if (code === undefined) return;
  const { modifiedCount } = await database.orders.updateOne(
    { _id, promoCode: code, promoGivenBack: true },
    { $unset: { promoGivenBack: 1 } },
    { session },
  );
  if (modifiedCount === 0) return;
  await database.promoCodes.updateOne({ code }, { $inc: { used: 1 } }, { session });
  await database.promoUses.updateOne({ code, user }, { $inc: { count: 1 } }, { session });
}
