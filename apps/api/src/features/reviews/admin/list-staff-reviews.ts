import { listStaffReviews, type StaffReviewQuery } from '@e-store/shared/reviews/staff-endpoints';
import { type QueryFilter, trusted, Types } from 'mongoose';
import { route } from '../../../platform/http/route.ts';
import { readPage } from '../../../platform/database/read-page.ts';
import type { ReviewRecord } from '../review.model.ts';
import { HIDDEN_FILTER } from '../visibility-filters.ts';
import { toStaffReviews } from './to-staff-reviews.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export const listStaffReviewsRoute = route(listStaffReviews, async ({ query }, { database }) => {
  const { page, limit } = query;
  const reported = await database.reviewReports.distinct('review');
  const wanted = filterOf(query, reported);
  const [total, hidden] = await Promise.all([
    database.reviews.countDocuments(wanted),
    database.reviews.countDocuments(HIDDEN_FILTER),
  ]);
  const reviews = await readPage({ page, limit, total, sort: NEWEST_FIRST }, (part) =>
    database.reviews.find(wanted).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return {
    reviews: await toStaffReviews(database, reviews),
    total,
    page,
    limit,
    counts: { reported: reported.length, hidden },
  };
});

function filterOf(
  { show, stars, product }: StaffReviewQuery,
  reported: readonly Types.ObjectId[],
): QueryFilter<ReviewRecord> {
  return {
    ...(show === 'reported' && { _id: trusted({ $in: [...reported] }) }),
    ...(show === 'hidden' && HIDDEN_FILTER),
    ...(stars !== undefined && { stars }),
    ...(product !== undefined && { product: new Types.ObjectId(product) }),
  };
}
