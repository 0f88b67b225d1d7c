import type { Review } from '@e-store/shared/reviews/review';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
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
