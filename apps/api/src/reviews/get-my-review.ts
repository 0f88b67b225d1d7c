import { getMyReview } from '@e-store/shared/reviews/endpoints';
import { route } from '../http/route.ts';
import { findBought } from './find-bought.ts';
import { toReview } from './to-review.ts';
import { whyNotReview } from './why-not-review.ts';

export const getMyReviewRoute = route(getMyReview, async ({ params, session }, { database }) => {
  const user = session.user._id;
  const [own, bought] = await Promise.all([
    database.reviews.findOne({ user, product: params.id }).lean(),
    findBought(database, user, params.id),
  ]);
  const sizes = [...new Set(bought.flatMap(({ size }) => size ?? []))];
  if (own) return { review: toReview(own), mayWrite: false, sizes };
  if (bought.length > 0) return { review: null, mayWrite: true, sizes };
  return { review: null, mayWrite: false, whyNot: await whyNotReview(database, user, params.id), sizes };
});
