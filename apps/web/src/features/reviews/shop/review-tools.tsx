import { REVIEW_SORTS } from '@e-store/shared/reviews/review-sorts';
import { clsx } from 'clsx';
import { reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { linkToReviews, type ReviewChoice } from '../review-choice.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './review-tools.module.css';

export function ReviewTools({ count, choice }: { count: number; choice: ReviewChoice }) {
  return (
    <div className={styles.tools}>
      <p role="status" className={styles.count}>
        {reviewMessages.shown(count, choice.stars)}
      </p>
      {choice.stars && (
        <Link
          to={linkToReviews(choice, { stars: undefined })}
          preventScrollReset
          className={clsx(styles.link, styles.all)}
        >
          {reviewMessages.showAll}
        </Link>
      )}
      <nav aria-label={reviewMessages.sort} className={styles.sorts}>
        {REVIEW_SORTS.map((sort) => (
          <Link
            key={sort}
            to={linkToReviews(choice, { sort })}
            preventScrollReset
            aria-current={sort === choice.sort || undefined}
            className={styles.link}
          >
            {reviewMessages.sorts[sort]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
