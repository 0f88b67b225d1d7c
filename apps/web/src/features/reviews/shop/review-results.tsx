import { pageCount } from '@e-store/shared/catalog/list-choices';
import { useSelector } from 'react-redux';
import { reviewMessages, ownReviewMessages, reportMessages } from '../../../messages/en/reviews/reviews.ts';
import { Pager } from '../../../ui/pager.tsx';
import { selectOwnReviewId } from '../own-review.slice.ts';
import { linkToReviews, type ReviewChoice } from '../review-choice.ts';
import type { ReviewList } from '../reviews.slice.ts';
import styles from './review-results.module.css';
import type { Review } from '@e-store/shared/reviews/review';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { ReviewText } from './review-text.tsx';
import { REVIEW_SORTS } from '@e-store/shared/reviews/review-rules';
import { clsx } from 'clsx';
import { Link } from '../../../ui/link.tsx';
import reviewToolsStyles from './review-tools.module.css';
import { useRef, useState } from 'react';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import reportReviewStyles from './report-review.module.css';

const loadReportForm = () => import('./report-form.tsx');
const prefetchForm = () => void loadReportForm().catch(() => {});

function ReportReview({ id, day }: { id: string; day: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part, hasFailed, retry } = useLazyPart(loadReportForm, isOpen);
  return (
    <div className={reportReviewStyles.report}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className={reportReviewStyles.button}
        onPointerEnter={prefetchForm}
        onFocus={prefetchForm}
        onClick={() => setIsOpen(!isOpen)}
      >
        {reportMessages.report}
        <VisuallyHidden>{reportMessages.reportOf(day)}</VisuallyHidden>
      </button>
      {isOpen && hasFailed && <ErrorPanel message={ownReviewMessages.notLoaded} onRetry={retry} />}
      {isOpen && part && (
        <part.ReportForm
          id={id}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

export function ReviewResults({ list, choice }: { list: ReviewList; choice: ReviewChoice }) {
  const ownId = useSelector(selectOwnReviewId);
  const { reviews, reviewCount, page, limit, summary } = list;
  // The own review stands above the list.
  const others = reviews.filter(({ _id }) => _id !== ownId);
  if (summary.count === 0) return null;
  return (
    <div className={styles.results}>
      <ReviewTools count={reviewCount} choice={choice} />
      {reviews.length === 0 && (
        <p>
          {choice.stars && reviewCount === 0 ? reviewMessages.noneSo(choice.stars) : reviewMessages.noneHere}
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((review) => (
            <li key={review._id} className={styles.item}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={pageCount(reviewCount, limit)}
        linkTo={(number) => linkToReviews(choice, { page: number })}
      />
    </div>
  );
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <>
      <ReviewText review={review} />
      <ReportReview id={review._id} day={formatDayOfYear(indiaDay(review.createdAt))} />
    </>
  );
}

function ReviewTools({ count, choice }: { count: number; choice: ReviewChoice }) {
  return (
    <div className={reviewToolsStyles.tools}>
      <p role="status" className={reviewToolsStyles.count}>
        {reviewMessages.shown(count, choice.stars)}
      </p>
      {choice.stars && (
        <Link
          to={linkToReviews(choice, { stars: undefined })}
          preventScrollReset
          className={clsx(reviewToolsStyles.link, reviewToolsStyles.all)}
        >
          {reviewMessages.showAll}
        </Link>
      )}
      <nav aria-label={reviewMessages.sort} className={reviewToolsStyles.sorts}>
        {REVIEW_SORTS.map((sort) => (
          <Link
            key={sort}
            to={linkToReviews(choice, { sort })}
            preventScrollReset
            aria-current={sort === choice.sort || undefined}
            className={reviewToolsStyles.link}
          >
            {reviewMessages.sorts[sort]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
