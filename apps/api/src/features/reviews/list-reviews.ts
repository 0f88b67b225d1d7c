import { listReviews } from '@e-store/shared/reviews/endpoints';
import { summariseRatings } from '@e-store/shared/reviews/rating';
import type { StarCount } from '@e-store/shared/reviews/review-scales';
import type { ReviewSort } from '@e-store/shared/reviews/review-sorts';
import type { SortOrder } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { countReviews } from './count-reviews.ts';
import { SHOWN_FILTER } from './visibility-filters.ts';
import { toReview } from './to-review.ts';

const NEWEST = { createdAt: -1, _id: -1 } as const;
const SORTS: Record<ReviewSort, Record<string, SortOrder>> = {
  newest: NEWEST,
  highest: { stars: -1, ...NEWEST },
  lowest: { stars: 1, ...NEWEST },
};

/** The summary covers all reviews, whatever the query filters. */
export const listReviewsRoute = route(listReviews, async ({ params, query }, { database }) => {
  const { page, limit, stars, sort } = query;
  const [records, counts] = await Promise.all([
    database.reviews
      .find({ product: params.id, ...SHOWN_FILTER, ...(stars && { stars }) })
      .sort(SORTS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    countReviews(database, params.id),
  ]);
  const { average, count } = summariseRatings(counts.stars);
  return {
    reviews: records.map(toReview),
    reviewCount: stars ? counts.stars[stars as StarCount] : count, // the schema limits it to 1 to 5
    page,
    limit,
    summary: { average, count, ...counts },
  };
});
