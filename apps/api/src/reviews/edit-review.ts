import { editReview } from '@e-store/shared/reviews/endpoints';
import { NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { chooseDeliveredItem } from './choose-delivered-item.ts';
import { findDeliveredItems } from './find-delivered-items.ts';
import { updateProductRating } from './update-product-rating.ts';
import { toReview } from './to-review.ts';

/** Replaces the author's review; its date stays. */
export const editReviewRoute = route(editReview, async ({ params, body, session }, context) => {
  const { database, limits, now } = context;
  const own = { user: session.user._id, product: params.id };
  await limits.take(LIMITS.reviewsOfAccount, own.user);
  const { stars, words, fit } = body;
  const line = chooseDeliveredItem(await findDeliveredItems(database, own.user, own.product), body.size);
  const change = {
    $set: { stars, words, ...line, ...(fit && { fit }), editedAt: now() },
    $unset: { ...(!fit && { fit: 1 }), ...(line.size === undefined && { size: 1 }) },
  };
  return await database.connection.transaction(async (tx) => {
    const changed = await database.reviews
      .findOneAndUpdate(own, change, { session: tx, returnDocument: 'after' })
      .lean();
    if (!changed) throw new NotFoundError('You have not reviewed this product.');
    await updateProductRating(database, params.id, tx);
    return toReview(changed);
  });
});
