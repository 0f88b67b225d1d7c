import type { StarCounts } from '@e-store/shared/reviews/rating';
import type { Fit } from '@e-store/shared/reviews/review-scales';
import { type ClientSession, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

type ReviewGroup = { _id: { stars: number; fit?: Fit }; count: number };

/** Counts the visible reviews of a product by stars and by fit. */
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
