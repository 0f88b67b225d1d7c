import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams, useLocation } from 'react-router-dom';
import { reviewPanelMessages } from '../../../messages/en/reviews/rating.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { readReviewChoice, REVIEWS_ANCHOR, type ReviewChoice, linkToReviews } from '../review-choice.ts';
import {
  fetchReviews,
  selectReviewList,
  selectReviewsRequest,
  selectReviewsError,
  selectReviewsLoading,
} from '../reviews.slice.ts';
import { ReviewResults } from './review-results.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import styles from './review-section.module.css';
import { ownReviewMessages, reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { paths } from '@e-store/shared/web-paths';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import reviewInvitationStyles from './review-invitation.module.css';
import { fitVerdict, FITS, STARS, type StarCount } from '@e-store/shared/reviews/review-rules';
import type { ReviewSummary as Summary } from '@e-store/shared/reviews/review';
import reviewSummaryStyles from './review-summary.module.css';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import starBarStyles from './star-bar.module.css';

const loadOwnReview = () => import('./own-review.tsx');

type ReviewInvitationProps = {
  product: { _id: string; name: string };
  isOpen: boolean;
  isSignedIn: boolean;
  onChanged: () => void;
};

function ReviewInvitation({ product, isOpen, isSignedIn, onChanged }: ReviewInvitationProps) {
  const { pathname } = useLocation();
  const { part, hasFailed, retry } = useLazyPart(loadOwnReview, isOpen && isSignedIn);
  if (!isSignedIn) {
    return (
      <p className={reviewInvitationStyles.who}>
        {ownReviewMessages.whoMay}{' '}
        <TextLink strong to={paths.login(`${pathname}#${REVIEWS_ANCHOR}`)}>
          {ownReviewMessages.signIn}
        </TextLink>
      </p>
    );
  }
  return (
    <div className={reviewInvitationStyles.own}>
      <noscript>{ownReviewMessages.needsScript}</noscript>
      {hasFailed && <ErrorPanel message={ownReviewMessages.notLoaded} onRetry={retry} />}
      {part && <part.OwnReview product={product._id} onChanged={onChanged} />}
    </div>
  );
}

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
      <div>{list && <ReviewSummary summary={list.summary} choice={choice} />}</div>
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

function ReviewSummary({ summary, choice }: { summary: Summary; choice: ReviewChoice }) {
  if (summary.count === 0) return <p className={reviewSummaryStyles.none}>{reviewMessages.none}</p>;
  return (
    <div className={reviewSummaryStyles.summary}>
      <p className={reviewSummaryStyles.average}>
        <span className={reviewSummaryStyles.figure}>{summary.average}</span> {reviewMessages.outOf}
        <span className={reviewSummaryStyles.count}>{reviewMessages.reviews(summary.count)}</span>
      </p>
      <ul aria-label={reviewMessages.bars}>
        {STARS.map((stars) => (
          <li key={stars}>
            <StarBar stars={stars} count={summary.stars[stars]} of={summary.count} choice={choice} />
          </li>
        ))}
      </ul>
      <Verdict fit={summary.fit} />
    </div>
  );
}

function Verdict({ fit }: Pick<Summary, 'fit'>) {
  const verdict = fitVerdict(fit);
  if (!verdict) return null;
  const answers = FITS.reduce((sum, known) => sum + fit[known], 0);
  return (
    <p className={reviewSummaryStyles.verdict}>
      <b>{reviewMessages.verdicts[verdict]}</b>
      <span className={reviewSummaryStyles.answers}>
        {reviewMessages.fitAnswers(fit[verdict], answers, verdict)}
      </span>
    </p>
  );
}

type StarBarProps = { stars: StarCount; count: number; of: number; choice: ReviewChoice };

function StarBar({ stars, count, of, choice }: StarBarProps) {
  const isChosen = choice.stars === stars;
  const { starNoun, reviewNoun } = reviewMessages.bar(stars, count);
  const row = (
    <>
      <span className={starBarStyles.stars}>
        {stars}
        <VisuallyHidden>{starNoun}</VisuallyHidden>
        <Star aria-hidden="true" className={starBarStyles.star} />
      </span>
      {/* SVG, because a percent width would be an inline style. */}
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={starBarStyles.bar}>
        <rect width="100" height="8" className={starBarStyles.ground} />
        <rect width={(count / of) * 100} height="8" className={starBarStyles.part} />
      </svg>
      <span className={starBarStyles.count}>
        {count}
        <VisuallyHidden>{reviewNoun}</VisuallyHidden>
      </span>
    </>
  );
  if (count === 0 && !isChosen) {
    return <div className={starBarStyles.row}>{row}</div>;
  }
  return (
    <Link
      to={linkToReviews(choice, { stars: isChosen ? undefined : stars })}
      preventScrollReset
      aria-current={isChosen || undefined}
      className={clsx(starBarStyles.row, isChosen && starBarStyles.chosen)}
    >
      {row}
    </Link>
  );
}
