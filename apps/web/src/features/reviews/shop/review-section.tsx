import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { reviewPanelMessages } from '../../../messages/en/reviews/rating.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { readReviewChoice } from '../review-choice.ts';
import {
  fetchReviews,
  selectReviewList,
  selectReviewsRequest,
  selectReviewsError,
  selectReviewsLoading,
} from '../reviews.slice.ts';
import { ReviewInvitation } from './review-invitation.tsx';
import { ReviewResults } from './review-results.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './review-section.module.css';

export type ReviewSectionProps = {
  product: { _id: string; name: string };
  /** The own review loads only while the tab is open. */
  isOpen: boolean;
  isSignedIn: boolean;
  onChanged: () => void;
};

export function ReviewSection({ product, isOpen, isSignedIn, onChanged }: ReviewSectionProps) {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const choice = readReviewChoice(search);
  const { stars, sort, page } = choice;
  const asked = useSelector(selectReviewsRequest);
  const list = useSelector(selectReviewList);
  const error = useSelector(selectReviewsError);
  const isLoading = useSelector(selectReviewsLoading);
  const wants = { product: product._id, stars, sort, page };
  const isOther =
    asked?.product !== product._id || asked.stars !== stars || asked.sort !== sort || asked.page !== page;
  const ask = () => void dispatch(fetchReviews(wants));
  useEffect(() => {
    if (isOther) void dispatch(fetchReviews({ product: product._id, stars, sort, page }));
  }, [dispatch, isOther, product._id, stars, sort, page]);

  return (
    <div className={styles.section}>
      <div className={styles.side}>{list && <ReviewSummary summary={list.summary} choice={choice} />}</div>
      <div className={styles.main} aria-busy={isLoading}>
        <ReviewInvitation
          product={product}
          isOpen={isOpen}
          isSignedIn={isSignedIn}
          onChanged={() => {
            ask();
            onChanged();
          }}
        />
        {error && <ErrorPanel message={error.message} onRetry={ask} />}
        {list ? (
          <ReviewResults list={list} choice={choice} />
        ) : (
          !error && <ReviewSkeleton label={reviewPanelMessages.loading} />
        )}
      </div>
    </div>
  );
}
