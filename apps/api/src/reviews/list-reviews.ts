import { listReviews } from '@e-store/shared/reviews/endpoints';
import { route } from '../http/route.ts';

/** Who wrote one is not told: that it was a buyer is. */
export const listReviewsRoute = route(listReviews, async ({ params }, { database }) => {
  const records = await database.reviews
    .find({ product: params.id })
    .sort({ createdAt: -1, _id: -1 })
    .limit(100)
    .lean();
  return {
    reviews: records.map(({ _id, stars, words, fit, size, createdAt }) => ({
      _id: String(_id),
      stars,
      words,
      fit,
      size,
      createdAt: createdAt.toISOString(),
    })),
  };
});
