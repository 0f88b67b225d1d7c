import { indiaDay } from '@e-store/shared/india-day';
import { promoRefusal } from '@e-store/shared/promotions/promo-rules';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

type RedeemedOrder = { promoCode?: string | undefined; user: Types.ObjectId; itemsPrice: number };

/**
 * Counts the code of an order in the transaction that saves the order and returns whether its terms are met.
 * The check reads records that this transaction has just written, so concurrent orders cannot exceed a limit.
 * On failure the caller aborts, which also reverts the count.
 */
export async function redeemPromo(
  database: Database,
  { promoCode: code, user, itemsPrice: items }: RedeemedOrder,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  if (code === undefined) return true;
  // Both return the record before the update.
  const promo = await database.promoCodes
    .findOneAndUpdate({ code }, { $inc: { used: 1 } }, { session })
    .lean();
  const use = await database.promoUses
    .findOneAndUpdate({ code, user }, { $inc: { count: 1 } }, { session, upsert: true })
    .lean();
  const occasion = { today: indiaDay(now), items, usedByPerson: use?.count ?? 0 };
  return promoRefusal(promo ?? undefined, occasion) === undefined;
}
