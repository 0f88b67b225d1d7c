import { type SortOrder, type ClientSession, Types, trusted } from 'mongoose';
import { listReviews } from '@e-store/shared/reviews/endpoints';
import {
  summariseRatings,
  type StarCounts,
  type StarCount,
  type Fit,
  type ReviewSort,
} from '@e-store/shared/reviews/review-rules';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Database } from '../../platform/database/database.ts';
import { toReview } from './review.model.ts';

const NEWEST = { createdAt: -1, _id: -1 } as const;
const SORTS: Record<ReviewSort, Record<string, SortOrder>> = {
  newest: NEWEST,
  highest: { stars: -1, ...NEWEST },
  lowest: { stars: 1, ...NEWEST },
};

/** The summary ignores the filters. */
export const listReviewsRoute = route(listReviews, async ({ params, query }, { database }) => {
  const { page, limit, stars, sort } = query;
  const [product, records, counts] = await Promise.all([
    database.products.exists({ _id: params.id, status: 'published' }),
    database.reviews
      .find({ product: params.id, ...SHOWN_FILTER, ...(stars && { stars }) })
      .sort(SORTS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    countReviews(database, params.id),
  ]);
  if (!product) throw new NotFoundError('This product is no longer available.');
  const { average, count } = summariseRatings(counts.stars);
  return {
    reviews: records.map(toReview),
    reviewCount: stars ? counts.stars[stars as StarCount] : count, // 1 to 5, by the schema
    page,
    limit,
    summary: { average, count, ...counts },
  };
});

type ReviewGroup = { _id: { stars: number; fit?: Fit }; count: number };

export async function countReviews(
  { reviews }: Database,
  product: Types.ObjectId | string,
  session?: ClientSession,
): Promise<{ stars: StarCounts; fit: Record<Fit, number> }> {
  const groups = await reviews
    .aggregate<ReviewGroup>([
      { $match: { product: new Types.ObjectId(product), hiddenAt: { $exists: false } } },
      { $group: { _id: { stars: '$stars', fit: '$fit' }, count: { $sum: 1 } } },
    ])
    .session(session ?? null);
  const countOf = (isMeant: (group: ReviewGroup['_id']) => boolean) =>
    groups.filter(({ _id }) => isMeant(_id)).reduce((sum, { count }) => sum + count, 0);
  const withStars = (stars: number) => countOf((group) => group.stars === stars);
  const withFit = (fit: Fit) => countOf((group) => group.fit === fit);
  return {
    stars: { 5: withStars(5), 4: withStars(4), 3: withStars(3), 2: withStars(2), 1: withStars(1) },
    fit: { small: withFit('small'), true: withFit('true'), large: withFit('large') },
  };
}

export const SHOWN_FILTER = { hiddenAt: trusted({ $exists: false }) };
export const HIDDEN_FILTER = { hiddenAt: trusted({ $exists: true }) };
export const NOT_WITHDRAWN_FILTER = { withdrawnAt: trusted({ $exists: false }) };
