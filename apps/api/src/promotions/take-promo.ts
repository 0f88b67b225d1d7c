import { indiaDay } from '@e-store/shared/india-day';
import { promoRefusal } from '@e-store/shared/promotions/promo-rules';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../database.ts';

type Carrier = { promoCode?: string | undefined; user: Types.ObjectId; itemsPrice: number };

/**
 * Counts the code of an order as used, inside the transaction that saves the order: whether it was to be had. The terms
 * are measured on the very records that this transaction has just written, so no other order can come between: of fifty
 * at once, those beyond a limit see the count of the ones before. When it is not to be had, the caller aborts, and
 * nothing is counted.
 */
export async function takePromo(
  database: Database,
  { promoCode: code, user, itemsPrice: items }: Carrier,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  if (code === undefined) return true;
  // Both answer with the record as it was before.
  const promo = await database.promoCodes
    .findOneAndUpdate({ code }, { $inc: { used: 1 } }, { session })
    .lean();
  const use = await database.promoUses
    .findOneAndUpdate({ code, user }, { $inc: { count: 1 } }, { session, upsert: true })
    .lean();
  const occasion = { today: indiaDay(now), items, usedByPerson: use?.count ?? 0 };
  return promoRefusal(promo ?? undefined, occasion) === undefined;
}
