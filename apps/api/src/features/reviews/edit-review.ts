import { editReview } from '@e-store/shared/reviews/endpoints';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { chooseDeliveredItem } from './choose-delivered-item.ts';
import { findDeliveredItems } from './find-delivered-items.ts';
import { updateProductRating } from './update-product-rating.ts';
import { toReview } from './to-review.ts';

const NOT_REVIEWED = 'You have not reviewed this product.';

/** Replaces the author's review; its date stays. */
export const editReviewRoute = route(editReview, async ({ params, body, session }, context) => {
  const { database, limits, now } = context;
  const own = { user: session.user._id, product: params.id };
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
