import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import type { PromoCodeRecord } from './promo-code.model.ts';

/** A stored code as staff see it. */
export function toPromoCode({ _id, createdAt, ...terms }: PromoCodeRecord): PromoCode {
  return { ...terms, createdAt: createdAt.toISOString() };
}
