import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { decideReviewRoute } from './admin/decide-review.ts';
import { listStaffReviewsRoute } from './admin/list-staff-reviews.ts';
import { editReviewRoute } from './edit-review.ts';
import { getMyReviewRoute } from './get-my-review.ts';
import { listReviewsRoute } from './list-reviews.ts';
import { reviewsMigrations } from './migrations.ts';
import { personalReviews } from './personal-reviews.ts';
import { reportReviewRoute } from './report-review.ts';
import { reviewReportSchema } from './review-report.model.ts';
import { reviewSchema } from './review.model.ts';
import { ratingsMatchReviews, reviewsAreByBuyers } from './reviews.invariant.ts';
import { withdrawReviewRoute } from './withdraw-review.ts';
import { writeReviewRoute } from './write-review.ts';

const defineModels = (connection: Connection) => ({
  reviews: connection.model('Review', reviewSchema),
  reviewReports: connection.model('ReviewReport', reviewReportSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const reviews = defineFeature({
  defineModels,
  routes: [
    listReviewsRoute,
    writeReviewRoute,
    getMyReviewRoute,
    editReviewRoute,
    withdrawReviewRoute,
    reportReviewRoute,
    listStaffReviewsRoute,
    decideReviewRoute,
  ],
  migrations: reviewsMigrations,
  personalRecords: personalReviews,
  invariants: [ratingsMatchReviews, reviewsAreByBuyers],
  work: {
    reviewsReported: async ({ database }) => (await database.reviewReports.distinct('review')).length,
  },
});
