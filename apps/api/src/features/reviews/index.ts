import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as decideReview from './admin/decide-review.ts';
import * as writeReview from './write-review.ts';
import * as reviewEligibility from './review-eligibility.ts';
import * as listReviews from './list-reviews.ts';
import { reviewsMigrations } from './migrations.ts';
import { personalReviews } from './personal-reviews.ts';
import * as reportReview from './report-review.ts';
import { reviewSchema } from './review.model.ts';
import { ratingsMatchReviews, reviewsAreByBuyers } from './reviews.invariant.ts';

const defineModels = (connection: Connection) => ({
  reviews: connection.model('Review', reviewSchema),
  reviewReports: connection.model('ReviewReport', reportReview.reviewReportSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const reviews = defineFeature({
  defineModels,
  routeModules: [listReviews, writeReview, reviewEligibility, reportReview, decideReview],
  migrations: reviewsMigrations,
  personalRecords: personalReviews,
  invariants: [ratingsMatchReviews, reviewsAreByBuyers],
  work: {
    reviewsReported: ({ database }) => decideReview.countReported(database),
  },
});
