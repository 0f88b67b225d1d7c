import { rate } from '@e-store/shared/reviews/rating';
import { STARS } from '@e-store/shared/reviews/review-scales';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../database.ts';
import { countReviews } from './count-reviews.ts';

/** Stars given, from one to five: how many of each. */
const UPWARDS = STARS.toReversed();

/**
 * Writes what the reviews of a product come to beside the product, in the transaction that changed one of them; answers
 * whether the product is there. The counts are stored along with the average: whichever star is given, taken or
 * changed, the product is truly written, so that of two transactions at once one meets the other's write and begins
 * anew. A rounded average alone can stay the same, and its transaction would pass over what the other one did.
 */
export async function rateProduct(
  database: Database,
  product: Types.ObjectId | string,
  session?: ClientSession,
): Promise<boolean> {
  const { stars } = await countReviews(database, product, session);
  const rating = { ...rate(stars), stars: UPWARDS.map((count) => stars[count]) };
  const { matchedCount } = await database.products.updateOne(
    { _id: product },
    { $set: { rating } },
    { ...(session && { session }) },
  );
  return matchedCount === 1;
}
