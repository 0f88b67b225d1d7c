import type { StaffReview } from '@e-store/shared/reviews/staff-review';
import { trusted, type Types } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import type { ReviewRecord } from '../review.model.ts';
import { toReview } from '../to-review.ts';

/** Adds product names, author names and reports to reviews. */
export async function toStaffReviews(
  { users, products, reviewReports }: Database,
  reviews: readonly ReviewRecord[],
): Promise<StaffReview[]> {
  const inIds = (ids: readonly Types.ObjectId[]) => trusted({ $in: [...ids] });
  const [authors, things, reports] = await Promise.all([
    users.find({ _id: inIds(reviews.map(({ user }) => user)) }, { firstname: 1, lastname: 1 }).lean(),
    products.find({ _id: inIds(reviews.map(({ product }) => product)) }, { name: 1 }).lean(),
    reviewReports
      .find({ review: inIds(reviews.map(({ _id }) => _id)) })
      .sort({ at: -1 })
      .lean(),
  ]);
  const names = new Map(
    authors.map(({ _id, firstname, lastname }) => [String(_id), `${firstname} ${lastname}`]),
  );
  const called = new Map(things.map(({ _id, name }) => [String(_id), name]));
  return reviews.map((review) => ({
    ...toReview(review),
    product: { _id: String(review.product), name: called.get(String(review.product)) ?? '' },
    author: { _id: String(review.user), name: names.get(String(review.user)) ?? '' },
    reports: reports
      .filter((report) => String(report.review) === String(review._id))
      .map(({ reason, words, at }) => ({ reason, words, at: at.toISOString() })),
    isHidden: review.hiddenAt !== undefined,
    ...(review.decision && {
      decision: {
        by: { _id: String(review.decision.by._id), name: review.decision.by.name },
        at: review.decision.at.toISOString(),
        reason: review.decision.reason,
      },
    }),
  }));
}
