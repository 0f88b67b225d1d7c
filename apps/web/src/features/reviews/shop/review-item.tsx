import type { Review } from '@e-store/shared/reviews/review';
import { formatDayOfYear, indiaDay } from '../../../lib/india-days.ts';
import { ReportReview } from './report-review.tsx';
import { ReviewText } from './review-text.tsx';

export function ReviewItem({ review }: { review: Review }) {
  return (
    <>
      <ReviewText review={review} />
      <ReportReview id={review._id} day={formatDayOfYear(indiaDay(review.createdAt))} />
    </>
  );
}
