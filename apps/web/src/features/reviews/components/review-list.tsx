import type { Review } from '@e-store/shared/reviews/review';
import styles from './review-list.module.css';
import { Stars } from './stars.tsx';

type ReviewListProps = {
  /** All of them in a sentence: "4.5 of 5, 2 reviews". */
  summary: string;
  reviews: readonly Review[];
};

const FIT_WORDS: Record<NonNullable<Review['fit']>, string> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

/** `en-IN` and a fixed zone: the server writes the same day as the browser. */
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** What verified buyers say of a product. */
export function ReviewList({ summary, reviews }: ReviewListProps) {
  return (
    <div className={styles.reviews}>
      <p className={styles.summary}>{summary}</p>
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review._id} className={styles.review}>
              <p className={styles.line}>
                <Stars count={review.stars} />
                <span>
                  Verified buyer,{' '}
                  <time dateTime={review.createdAt}>{day.format(new Date(review.createdAt))}</time>
                </span>
              </p>
              <p>{review.words}</p>
              <Bought size={review.size} fit={review.fit} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Bought({ size, fit }: Pick<Review, 'size' | 'fit'>) {
  const words = [size && `Size ${size}`, fit && FIT_WORDS[fit]].filter(Boolean).join(' · ');
  return words ? <p className={styles.line}>{words}</p> : null;
}
