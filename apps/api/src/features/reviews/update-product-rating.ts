import { summariseRatings, STARS } from '@e-store/shared/reviews/review-rules';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { countReviews } from './list-reviews.ts';

const STARS_ASCENDING = STARS.toReversed();

/**
 * In the transaction that changed a review. Star counts are stored with the average, so that concurrent
 * changes always conflict and retry: a rounded average may stay equal.
 * @returns whether the product exists
 */
export async function updateProductRating(
  database: Database,
  product: Types.ObjectId | string,
  session?: ClientSession,
): Promise<boolean> {
  const { stars } = await countReviews(database, product, session);
  const rating = { ...summariseRatings(stars), stars: STARS_ASCENDING.map((count) => stars[count]) };
  const { matchedCount } = await database.products.updateOne(
    { _id: product },
    { $set: { rating } },
    { ...(session && { session }) },
  );
  return matchedCount === 1;
}
