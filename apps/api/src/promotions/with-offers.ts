import { indiaDay } from '@e-store/shared/india-day';
import type { Offer } from '@e-store/shared/promotions/offer';
import type { PipelineStage } from 'mongoose';
import type { PromoCodeRecord } from './promo-code.model.ts';
import { promoFiltersOn } from './promo-filters.ts';

/** More would be a page of its own. */
const OFFERS_SHOWN = 5;

/**
 * The public codes that run on the day of `now` in India, the newest first, as part of a question for something else:
 * every page of the shop asks, and a question of its own would double the price of `GET /store`.
 */
export const withOffers = (now: Date): PipelineStage => ({
  $unionWith: {
    coll: 'promoCodes',
    pipeline: [
      { $match: { isPublic: true, ...promoFiltersOn(indiaDay(now)).running } },
      { $sort: { createdAt: -1, _id: -1 } },
      { $limit: OFFERS_SHOWN },
    ],
  },
});

/** What `withOffers` adds to the records asked for. */
export type OfferRecord = PromoCodeRecord;

export const toOffer = ({ code, reduction, minimum, endsOn, limitPerPerson }: OfferRecord): Offer => ({
  code,
  reduction,
  minimum,
  endsOn,
  limitPerPerson,
});
