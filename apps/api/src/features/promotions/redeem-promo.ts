import { type ClientSession, type Types, trusted, Schema } from 'mongoose';
import { indiaDay } from '@e-store/shared/india-day';
import { type PromoReduction, promoRefusal } from '@e-store/shared/promotions/promo-rules';
import { promoRefusalMessage } from '@e-store/shared/promotions/promo-refusal-message';
import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { recordOptions } from '../../platform/database/record.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';

export type PromoQuery = { code: string; user?: string | undefined; isByStaff?: boolean; now: Date };

export type PromoEvaluator = (items: number) => { reduction: PromoReduction } | { refusal: string };

/** Does not count the use. A guest has no earlier uses here; the order checks again. */
export async function findPromo(
  database: Database,
  { code, user, isByStaff, now }: PromoQuery,
): Promise<PromoEvaluator> {
  const [promo, use] = await Promise.all([
    database.promoCodes.findOne({ code }).lean(),
    user === undefined ? null : database.promoUses.findOne({ code, user }).lean(),
  ]);
  return (items) => {
    const refusal = promoRefusal(promo ?? undefined, {
      today: indiaDay(now),
      items,
      usedByPerson: use?.count ?? 0,
    });
    const buyer = isByStaff ? 'The customer has' : 'You have';
    if (refusal || !promo) return { refusal: promoRefusalMessage(refusal ?? { reason: 'UNKNOWN' }, buyer) };
    return { reduction: promo.reduction };
  };
}

/**
 * Limits unknown codes by account and address. Existing codes never count, even expired ones, because
 * shoppers repeat them with every cart change.
 * @throws AppError 429 with `Retry-After`
 */
export async function limitPromoGuesses(
  { database, limits }: Pick<Context, 'database' | 'limits'>,
  { code, user, address }: { code: string; user?: string | undefined; address: string },
): Promise<void> {
  const tries = [
    [LIMITS.promoGuessesOfAddress, address],
    ...(user === undefined ? [] : [[LIMITS.promoGuessesOfAccount, user] as const]),
  ] as const;
  // Before the lookup, so that parallel guesses cannot bypass the limit.
  const taken = await limits.takeAll(tries);
  if (!(await database.promoCodes.exists({ code }))) return;
  await limits.refundAll(taken);
}

type RedeemedOrder = { promoCode?: string | undefined; user: Types.ObjectId; itemsPrice: number };

/**
 * Counts the code in the order's transaction and returns whether its terms are met. Reads records that this
 * transaction wrote, so concurrent orders cannot exceed a limit. On failure the caller aborts.
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

type PromoOrder = { _id: Types.ObjectId; user: Types.ObjectId; promoCode?: string | undefined };

/** In the cancelling transaction. The order records the release, so repeated calls release once. */
export const releasePromo = (database: Database, order: PromoOrder, session: ClientSession) =>
  markReleased(database, order, { isReleased: true }, session);

/**
 * Reverses `releasePromo` when staff withdraw a cancellation. Limits do not apply, because the order retains
 * its agreed price.
 */
export const restorePromo = (database: Database, order: PromoOrder, session: ClientSession) =>
  markReleased(database, order, { isReleased: false }, session);

async function markReleased(
  database: Database,
  { _id, user, promoCode: code }: PromoOrder,
  { isReleased }: { isReleased: boolean },
  session: ClientSession,
): Promise<void> {
  if (code === undefined) return;
  const { modifiedCount } = await database.orders.updateOne(
    { _id, promoCode: code, promoGivenBack: isReleased ? trusted({ $ne: true }) : true },
    isReleased ? { $set: { promoGivenBack: true } } : { $unset: { promoGivenBack: 1 } },
    { session },
  );
  if (modifiedCount === 0) return;
  const by = isReleased ? -1 : 1;
  await database.promoCodes.updateOne({ code }, { $inc: { used: by } }, { session });
  await database.promoUses.updateOne({ code, user }, { $inc: { count: by } }, { session });
}

type PromoUseRecord = { code: string; user: Types.ObjectId; count: number };

export const promoUseSchema = new Schema<PromoUseRecord>(
  {
    code: { type: String, required: true },
    user: { type: Schema.Types.ObjectId, required: true },
    count: { type: Number, required: true, min: 0, validate: Number.isInteger },
  },
  { collection: 'promoUses', ...recordOptions },
);

export const personalPromoUses: PersonalRecords<Pick<PersonalDataExport, 'promoCodes'>> = {
  exportData: async ({ promoUses }, { _id }) => {
    const uses = await promoUses.find({ user: _id }).sort({ code: 1 }).lean();
    return { promoCodes: uses.map(({ code, count }) => ({ code, orders: count })) };
  },
  erase: async () => {},
};
