import { getMyReview } from '@e-store/shared/reviews/endpoints';
import { route } from '../../platform/http/route.ts';
import { findDeliveredItems } from './find-delivered-items.ts';
import { toReview } from './to-review.ts';
import { findIneligibilityReason } from './find-ineligibility-reason.ts';

export const getMyReviewRoute = route(getMyReview, async ({ params, session }, { database }) => {
  const user = session.user._id;
  const [own, deliveredItems] = await Promise.all([
    database.reviews.findOne({ user, product: params.id }).lean(),
    findDeliveredItems(database, user, params.id),
  ]);
  const sizes = [...new Set(deliveredItems.flatMap(({ size }) => size ?? []))];
  if (own) return { review: toReview(own), mayWrite: false, sizes };
  if (deliveredItems.length > 0) return { review: null, mayWrite: true, sizes };
  return {
    review: null,
    mayWrite: false,
    whyNot: await findIneligibilityReason(database, user, params.id),
    sizes,
  };
});
