import type { Review } from '@e-store/shared/reviews/review';
import { formatDayOfYear, indiaDay } from '../../../lib/india-days.ts';
import { ReportReview } from './report-review.tsx';
import { ReviewText } from './review-text.tsx';

/** One review, with the way to report it, unless it is the reader's own. */
export function ReviewItem({ review, isOwn }: { review: Review; isOwn: boolean }) {
  return (
    <>
      <ReviewText review={review} />
      {!isOwn && <ReportReview id={review._id} day={formatDayOfYear(indiaDay(review.createdAt))} />}
    </>
  );
}
