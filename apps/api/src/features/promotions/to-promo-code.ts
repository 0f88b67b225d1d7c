import { indiaDay } from '@e-store/shared/india-day';
import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { promoStateOn } from '@e-store/shared/promotions/promo-rules';
import type { PromoCodeRecord } from './promo-code.model.ts';

export function toPromoCode(
  { _id, createdAt, version = 0, isPublic = false, ...terms }: PromoCodeRecord,
  now: Date,
): PromoCode {
  return {
    ...terms,
    isPublic,
    state: promoStateOn(indiaDay(now), terms),
    version,
    createdAt: createdAt.toISOString(),
  };
}
