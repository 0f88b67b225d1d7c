import type { Route } from '../../platform/http/route.ts';
import { editReviewRoute } from './edit-review.ts';
import { getMyReviewRoute } from './get-my-review.ts';
import { listReviewsRoute } from './list-reviews.ts';
import { decideReviewRoute } from './admin/decide-review.ts';
import { listStaffReviewsRoute } from './admin/list-staff-reviews.ts';
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
