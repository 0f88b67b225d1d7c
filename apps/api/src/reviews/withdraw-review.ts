import { withdrawReview } from '@e-store/shared/reviews/endpoints';
import { NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { rateProduct } from './rate-product.ts';

/** Deletes the author's review and its reports. The author may write another. */
export const withdrawReviewRoute = route(withdrawReview, async ({ params, session }, { database }) => {
  await database.connection.transaction(async (tx) => {
    const own = { user: session.user._id, product: params.id };
    const gone = await database.reviews.findOneAndDelete(own, { session: tx }).lean();
    if (!gone) throw new NotFoundError('You have not reviewed this product.');
    await database.reviewReports.deleteMany({ review: gone._id }, { session: tx });
    await rateProduct(database, params.id, tx);
  });
  return { message: 'Your review was deleted.' };
});
