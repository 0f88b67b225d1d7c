import { trusted, Types } from 'mongoose';
import { writeReview, editReview, withdrawReview } from '@e-store/shared/reviews/endpoints';
import type { Database } from '../../platform/database/database.ts';
import { throwOnDuplicateKey } from '../../platform/database/update-with-version.ts';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnauthenticatedError,
} from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { acquireAccountLock } from '../orders/order-locks.ts';
import { chooseDeliveredItem, findDeliveredItems, findIneligibilityReason } from './review-eligibility.ts';
import { NOT_WITHDRAWN_FILTER } from './list-reviews.ts';
import { updateProductRating } from './update-product-rating.ts';
import { type ReviewRecord, toReview } from './review.model.ts';

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
  const written = await insertReview(database, review, now()).catch(
    throwOnDuplicateKey(alreadyReviewedError),
  );
  return toReview(written);
});

const alreadyReviewedError = () =>
  new ConflictError('You have already reviewed this product. You can edit your review.');

/** Excludes a concurrent withdrawal of the delivery, and an erasure. */
async function insertReview(database: Database, review: ReviewRecord, at: Date): Promise<ReviewRecord> {
  return await database.connection.transaction(async (session) => {
    await acquireAccountLock(database, review.user, at, session);
    if (!(await database.users.exists({ _id: review.user }).session(session)))
      throw new UnauthenticatedError();
    const delivered = { _id: review.order, 'history.status': 'Delivered' as const };
    if (!(await database.orders.findOne(delivered, { _id: 1 }, { session }).lean()))
      throw new ConflictError('This order was just changed. Reload the page and try again.');
    const { _id, ...fields } = review;
    const withdrawn = {
      user: review.user,
      product: review.product,
      withdrawnAt: trusted({ $exists: true }),
    };
    const again = await database.reviews
      .findOneAndUpdate(
        withdrawn,
        { $set: fields, $unset: { withdrawnAt: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
    if (!again) await database.reviews.create([review], { session });
    if (!(await updateProductRating(database, review.product, session))) throw new NotFoundError();
    return again ?? review;
  });
}

const NOT_REVIEWED = 'You have not reviewed this product.';

/** The date stays. */
export const editReviewRoute = route(editReview, async ({ params, body, session }, context) => {
  const { database, limits, now } = context;
  const own = { user: session.user._id, product: params.id, ...NOT_WITHDRAWN_FILTER };
  await limits.take(LIMITS.reviewsOfAccount, own.user);
  const { stars, words, fit } = body;
  const deliveredItems = await findDeliveredItems(database, own.user, own.product);
  if (deliveredItems.length === 0) throw new NotFoundError(NOT_REVIEWED);
  const line = chooseDeliveredItem(deliveredItems, body.size);
  const change = {
    $set: { stars, words, ...line, ...(fit && { fit }), editedAt: now() },
    $unset: { ...(!fit && { fit: 1 }), ...(line.size === undefined && { size: 1 }) },
  };
  return await database.connection.transaction(async (tx) => {
    const changed = await database.reviews
      .findOneAndUpdate(own, change, { session: tx, returnDocument: 'after' })
      .lean();
    if (!changed) throw new NotFoundError(NOT_REVIEWED);
    await updateProductRating(database, params.id, tx);
    return toReview(changed);
  });
});

/** Deletes its reports too. The author may write another, which is hidden if this one was. */
export const withdrawReviewRoute = route(withdrawReview, async ({ params, session }, { database, now }) => {
  await database.connection.transaction(async (tx) => {
    const own = { user: session.user._id, product: params.id, ...NOT_WITHDRAWN_FILTER };
    const review = await database.reviews.findOne(own, {}, { session: tx }).lean();
    if (!review) throw new NotFoundError(NOT_REVIEWED);
    const { _id, hiddenAt } = review;
    const withdrawal = {
      $set: { words: '', withdrawnAt: now() },
      $unset: { fit: 1, size: 1, editedAt: 1 },
    } as const;
    if (hiddenAt) await database.reviews.updateOne({ _id }, withdrawal, { session: tx });
    else await database.reviews.deleteOne({ _id }, { session: tx });
    await database.reviewReports.deleteMany({ review: _id }, { session: tx });
    await updateProductRating(database, params.id, tx);
  });
  return { message: 'Your review was deleted.' };
});
