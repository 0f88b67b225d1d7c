import { indiaDay } from '@e-store/shared/india-day';
import { type PromoReduction, promoRefusal } from '@e-store/shared/promotions/promo-rules';
import { promoRefusalMessage } from '@e-store/shared/promotions/promo-refusal-message';
import type { Database } from '../../platform/database/database.ts';

export type PromoQuery = { code: string; user?: string | undefined; now: Date };

export type PromoEvaluator = (items: number) => { reduction: PromoReduction } | { refusal: string };

/** Looks up a code without counting its use. A guest has no earlier uses here; the order checks again. */
export async function findPromo(
  database: Database,
  { code, user, now }: PromoQuery,
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
    if (refusal || !promo) return { refusal: promoRefusalMessage(refusal ?? { reason: 'UNKNOWN' }) };
    return { reduction: promo.reduction };
  };
}
