import type { Review } from '@e-store/shared/reviews/review';
import { reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import styles from './review-text.module.css';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import starsStyles from './stars.module.css';

const ALL = [1, 2, 3, 4, 5] as const;

function Stars({ count }: { count: number }) {
  return (
    <span className={starsStyles.stars}>
      <VisuallyHidden>{reviewMessages.starsOf(count)}</VisuallyHidden>
      {ALL.map((star) => (
        <Star
          key={star}
          strokeWidth={1.75}
          aria-hidden="true"
          className={clsx(starsStyles.star, star <= count && starsStyles.full)}
        />
      ))}
    </span>
  );
}

const formatReviewDay = (moment: string) => formatDayOfYear(indiaDay(moment));

export function ReviewText({ review }: { review: Review }) {
  const { stars, words, size, fit, createdAt, editedAt } = review;
  const bought = [size && reviewMessages.size(size), fit && reviewMessages.fits[fit]]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={styles.review}>
      <p className={styles.line}>
        <Stars count={stars} />
        <span>
          {reviewMessages.by}, <time dateTime={createdAt}>{formatReviewDay(createdAt)}</time>
          {editedAt &&
            formatReviewDay(editedAt) !== formatReviewDay(createdAt) &&
            `, ${reviewMessages.edited(formatReviewDay(editedAt))}`}
        </span>
      </p>
      <p className={styles.words}>{words}</p>
      {bought && <p className={styles.line}>{bought}</p>}
    </div>
  );
}
