import type { Connection } from 'mongoose';
import { reviewReportSchema } from './review-report.model.ts';
import { reviewSchema } from './review.model.ts';

export function defineReviewModels(connection: Connection) {
  return {
    reviews: connection.model('Review', reviewSchema),
    reviewReports: connection.model('ReviewReport', reviewReportSchema),
  };
}
