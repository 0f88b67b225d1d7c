import type { Review } from '@e-store/shared/reviews/review';
import { formatDayOfYear, indiaDay } from '@e-store/shared/format-day';
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
