import { indiaDay } from '@e-store/shared/india-day';
import type { Offer } from '@e-store/shared/promotions/promo-code';
import type { PipelineStage } from 'mongoose';
import { type PromoCodeRecord, promoFiltersOn } from './promo-code.model.ts';

const MAX_OFFERS = 5;

/**
 * Adds the running public codes of the day in India, newest first. A separate query would double the cost of
 * `GET /store`.
 */
export const offersStage = (now: Date): PipelineStage => ({
  $unionWith: {
    coll: 'promoCodes',
    pipeline: [
      { $match: { isPublic: true, ...promoFiltersOn(indiaDay(now)).running } },
      { $sort: { createdAt: -1, _id: -1 } },
      { $limit: MAX_OFFERS },
    ],
  },
});

export type OfferRecord = PromoCodeRecord;

export const toOffer = ({ code, reduction, minimum, endsOn, limitPerPerson }: OfferRecord): Offer => ({
  code,
  reduction,
  minimum,
  endsOn,
  limitPerPerson,
});
