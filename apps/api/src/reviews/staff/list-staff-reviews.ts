import { listStaffReviews, type StaffReviewQuery } from '@e-store/shared/reviews/staff-endpoints';
import { type QueryFilter, trusted, Types } from 'mongoose';
import type { Database } from '../../database.ts';
import { route } from '../../http/route.ts';
import { inOrder, stretchOf } from '../../page-of.ts';
import type { ReviewRecord } from '../review.model.ts';
import { IS_HIDDEN } from '../shown.ts';
import { toStaffReviews } from './to-staff-reviews.ts';

export const listStaffReviewsRoute = route(listStaffReviews, async ({ query }, { database }) => {
  const { page, limit } = query;
  const reported = await database.reviewReports.distinct('review');
  const wanted = filterOf(query, reported);
  const [total, hidden] = await Promise.all([
    database.reviews.countDocuments(wanted),
    database.reviews.countDocuments(IS_HIDDEN),
  ]);
  const reviews = await readPage(database, wanted, { page, limit }, total);
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
    ...(show === 'hidden' && IS_HIDDEN),
    ...(stars !== undefined && { stars }),
    ...(product !== undefined && { product: new Types.ObjectId(product) }),
  };
}

async function readPage(
  { reviews }: Database,
  wanted: QueryFilter<ReviewRecord>,
  asked: { page: number; limit: number },
  total: number,
): Promise<ReviewRecord[]> {
  const stretch = stretchOf(asked, total);
  if (stretch.limit === 0) return [];
  const sign = stretch.sign === 1 ? -1 : 1;
  const rows = await reviews
    .find(wanted)
    .sort({ createdAt: sign, _id: sign })
    .skip(stretch.skip)
    .limit(stretch.limit)
    .lean();
  return inOrder(rows, stretch);
}
