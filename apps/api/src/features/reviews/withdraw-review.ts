import { withdrawReview } from '@e-store/shared/reviews/endpoints';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { updateProductRating } from './update-product-rating.ts';

/** Deletes the author's review and its reports. The author may write another. */
export const withdrawReviewRoute = route(withdrawReview, async ({ params, session }, { database }) => {
  await database.connection.transaction(async (tx) => {
    const own = { user: session.user._id, product: params.id };
    const deletedReview = await database.reviews.findOneAndDelete(own, { session: tx }).lean();
    if (!deletedReview) throw new NotFoundError('You have not reviewed this product.');
    await database.reviewReports.deleteMany({ review: deletedReview._id }, { session: tx });
    await updateProductRating(database, params.id, tx);
  });
  return { message: 'Your review was deleted.' };
});
