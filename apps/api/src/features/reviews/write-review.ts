import { writeReview } from '@e-store/shared/reviews/endpoints';
import { Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { acquireAccountLock } from '../orders/acquire-order-locks.ts';
import { chooseDeliveredItem } from './choose-delivered-item.ts';
import { findDeliveredItems } from './find-delivered-items.ts';
import { updateProductRating } from './update-product-rating.ts';
import type { ReviewRecord } from './review.model.ts';
import { toReview } from './to-review.ts';
import { findIneligibilityReason } from './find-ineligibility-reason.ts';

/**
 * Publishes one review per buyer and product, and updates the rating. A unique index rejects a concurrent
 * second one.
 */
export const writeReviewRoute = route(writeReview, async ({ params, body, session }, context) => {
  const { database, limits, now } = context;
  const user = session.user._id;
  const deliveredItems = await findDeliveredItems(database, user, params.id);
  if (deliveredItems.length === 0)
    throw new ForbiddenError(await findIneligibilityReason(database, user, params.id));
  await limits.take(LIMITS.reviewsOfAccount, user);
  const { stars, words, fit } = body;
  const review: ReviewRecord = {
    _id: new Types.ObjectId(),
    product: new Types.ObjectId(params.id),
    user: new Types.ObjectId(user),
    ...chooseDeliveredItem(deliveredItems, body.size),
    stars,
    words,
    ...(fit && { fit }),
    createdAt: now(),
  };
  await insertReview(database, review, now()).catch((error: unknown) => {
    throw isDuplicateKey(error) ? alreadyReviewedError() : error;
  });
  return toReview(review);
});

const alreadyReviewedError = () =>
  new ConflictError('CONFLICT', 'You have already reviewed this product. You can edit your review.');

/** Locks the account, because a concurrent withdrawal of the delivery would make the review invalid. */
async function insertReview(database: Database, review: ReviewRecord, at: Date): Promise<void> {
  await database.connection.transaction(async (session) => {
    await acquireAccountLock(database, review.user, at, session);
    const delivered = { _id: review.order, 'history.status': 'Delivered' as const };
    if (!(await database.orders.findOne(delivered, { _id: 1 }, { session }).lean()))
      throw new ConflictError('CONFLICT', 'This order was just changed. Reload the page and try again.');
    await database.reviews.create([review], { session });
    if (!(await updateProductRating(database, review.product, session))) throw new NotFoundError();
  });
}
