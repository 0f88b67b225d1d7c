import type { Route } from '../http/route.ts';
import { editReviewRoute } from './edit-review.ts';
import { getMyReviewRoute } from './get-my-review.ts';
import { listReviewsRoute } from './list-reviews.ts';
import { decideReviewRoute } from './staff/decide-review.ts';
import { listStaffReviewsRoute } from './staff/list-staff-reviews.ts';
import { reportReviewRoute } from './report-review.ts';
import { withdrawReviewRoute } from './withdraw-review.ts';
import { writeReviewRoute } from './write-review.ts';

export const reviewRoutes: Route[] = [
  listReviewsRoute,
  writeReviewRoute,
  getMyReviewRoute,
  editReviewRoute,
  withdrawReviewRoute,
  reportReviewRoute,
  listStaffReviewsRoute,
  decideReviewRoute,
];
