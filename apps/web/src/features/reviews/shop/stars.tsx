import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './stars.module.css';

const ALL = [1, 2, 3, 4, 5] as const;

export function Stars({ count }: { count: number }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{reviewMessages.starsOf(count)}</VisuallyHidden>
      {ALL.map((star) => (
        <Star
          key={star}
          strokeWidth={1.75}
          aria-hidden="true"
          className={clsx(styles.star, star <= count && styles.full)}
        />
      ))}
    </span>
  );
}
