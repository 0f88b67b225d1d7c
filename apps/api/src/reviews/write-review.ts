import { writeReview } from '@e-store/shared/reviews/endpoints';
import { Types } from 'mongoose';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { takeAccountTurn } from '../orders/take-order-turns.ts';
import { chooseBought } from './choose-bought.ts';
import { findBought } from './find-bought.ts';
import { rateProduct } from './rate-product.ts';
import type { ReviewRecord } from './review.model.ts';
import { toReview } from './to-review.ts';
import { whyNotReview } from './why-not-review.ts';

/**
 * Publishes one review per buyer and product, and updates the rating. A unique index rejects a concurrent
 * second one.
 */
export const writeReviewRoute = route(writeReview, async ({ params, body, session }, context) => {
  const { database, limits, now } = context;
  const user = session.user._id;
  const bought = await findBought(database, user, params.id);
  if (bought.length === 0) throw new ForbiddenError(await whyNotReview(database, user, params.id));
  await limits.take(LIMITS.reviewsOfAccount, user);
  const { stars, words, fit } = body;
  const review: ReviewRecord = {
    _id: new Types.ObjectId(),
    product: new Types.ObjectId(params.id),
    user: new Types.ObjectId(user),
    ...chooseBought(bought, body.size),
    stars,
    words,
    ...(fit && { fit }),
    createdAt: now(),
  };
  await save(database, review, now()).catch((error: unknown) => {
    throw isDuplicateKey(error) ? reviewedAlready() : error;
  });
  return toReview(review);
});

const reviewedAlready = () =>
  new ConflictError('CONFLICT', 'You have already reviewed this product. You can edit your review.');

/** Locks the account, because a concurrent withdrawal of the delivery would make the review invalid. */
async function save(database: Database, review: ReviewRecord, at: Date): Promise<void> {
  await database.connection.transaction(async (session) => {
    await takeAccountTurn(database, review.user, at, session);
    const delivered = { _id: review.order, 'history.status': 'Delivered' as const };
    if (!(await database.orders.findOne(delivered, { _id: 1 }, { session }).lean()))
      throw new ConflictError('CONFLICT', 'This order was just changed. Reload the page and try again.');
    await database.reviews.create([review], { session });
    if (!(await rateProduct(database, review.product, session))) throw new NotFoundError();
  });
}
