import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { decideReviewRoute, listStaffReviewsRoute } from './admin/decide-review.ts';
import { editReviewRoute, withdrawReviewRoute, writeReviewRoute } from './write-review.ts';
import { getMyReviewRoute } from './review-eligibility.ts';
import { listReviewsRoute } from './list-reviews.ts';
import { reviewsMigrations } from './migrations.ts';
import { personalReviews } from './personal-reviews.ts';
import { reportReviewRoute, reviewReportSchema } from './report-review.ts';
import { reviewSchema } from './review.model.ts';
import { ratingsMatchReviews, reviewsAreByBuyers } from './reviews.invariant.ts';

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
