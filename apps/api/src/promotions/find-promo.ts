import { indiaDay } from '@e-store/shared/india-day';
import { type PromoReduction, promoRefusal } from '@e-store/shared/promotions/promo-rules';
import { promoSentence } from '@e-store/shared/promotions/promo-sentence';
import type { Database } from '../database.ts';

/** With which code somebody asks, and who; `user` is absent while nobody is signed in. */
export type PromoAsked = { code: string; user?: string | undefined; now: Date };

/** A code as it stands, to be measured against what is in the cart. */
export type FoundPromo = (items: number) => { reduction: PromoReduction } | { refusal: string };

/**
 * Looks a code up; nothing is counted. Who is not known has used nothing yet: that is measured again when the order is
 * placed.
 */
export async function findPromo(database: Database, { code, user, now }: PromoAsked): Promise<FoundPromo> {
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
    if (refusal || !promo) return { refusal: promoSentence(refusal ?? { reason: 'UNKNOWN' }) };
    return { reduction: promo.reduction };
  };
}
