import { editReview } from '@e-store/shared/reviews/endpoints';
import { NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { chooseBought } from './choose-bought.ts';
import { findBought } from './find-bought.ts';
import { rateProduct } from './rate-product.ts';
import { toReview } from './to-review.ts';

/** Replaces the author's review; its date stays. */
export const editReviewRoute = route(editReview, async ({ params, body, session }, context) => {
  const { database, limits, now } = context;
  const own = { user: session.user._id, product: params.id };
  await limits.take(LIMITS.reviewsOfAccount, own.user);
  const { stars, words, fit } = body;
  const line = chooseBought(await findBought(database, own.user, own.product), body.size);
  const change = {
    $set: { stars, words, ...line, ...(fit && { fit }), editedAt: now() },
    $unset: { ...(!fit && { fit: 1 }), ...(line.size === undefined && { size: 1 }) },
  };
  return await database.connection.transaction(async (tx) => {
    const changed = await database.reviews
      .findOneAndUpdate(own, change, { session: tx, returnDocument: 'after' })
      .lean();
    if (!changed) throw new NotFoundError('You have not reviewed this product.');
    await rateProduct(database, params.id, tx);
    return toReview(changed);
  });
});
