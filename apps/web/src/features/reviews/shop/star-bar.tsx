import type { StarCount } from '@e-store/shared/reviews/review-scales';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { linkToReviews, type ReviewChoice } from '../review-choice.ts';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './star-bar.module.css';

type StarBarProps = { stars: StarCount; count: number; of: number; choice: ReviewChoice };

export function StarBar({ stars, count, of, choice }: StarBarProps) {
  const isChosen = choice.stars === stars;
  const { starNoun, reviewNoun } = reviewMessages.bar(stars, count);
  const row = (
    <>
      <span className={styles.stars}>
        {stars}
        <VisuallyHidden>{starNoun}</VisuallyHidden>
        <Star aria-hidden="true" className={styles.star} />
      </span>
      {/* SVG, because a percent width would be an inline style. */}
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
        <rect width="100" height="8" className={styles.ground} />
        <rect width={(count / of) * 100} height="8" className={styles.part} />
      </svg>
      <span className={styles.count}>
        {count}
        <VisuallyHidden>{reviewNoun}</VisuallyHidden>
      </span>
    </>
  );
  if (count === 0 && !isChosen) {
    return <div className={styles.row}>{row}</div>;
  }
  return (
    <Link
      to={linkToReviews(choice, { stars: isChosen ? undefined : stars })}
      preventScrollReset
      aria-current={isChosen || undefined}
      className={clsx(styles.row, isChosen && styles.chosen)}
    >
      {row}
    </Link>
  );
}
