import type { Review } from '@e-store/shared/reviews/review';
import { reviewWords } from '../../../content/reviews.ts';
import { formatDayOfYear, indiaDay } from '../../../lib/india-days.ts';
import styles from './review-text.module.css';
import { Stars } from './stars.tsx';

const dayOf = (moment: string) => formatDayOfYear(indiaDay(moment));

export function ReviewText({ review }: { review: Review }) {
  const { stars, words, size, fit, createdAt, editedAt } = review;
  const bought = [size && reviewWords.size(size), fit && reviewWords.fits[fit]].filter(Boolean).join(' · ');
  return (
    <div className={styles.review}>
      <p className={styles.line}>
        <Stars count={stars} />
        <span>
          {reviewWords.by}, <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          {editedAt && dayOf(editedAt) !== dayOf(createdAt) && `, ${reviewWords.edited(dayOf(editedAt))}`}
        </span>
      </p>
      <p className={styles.words}>{words}</p>
      {bought && <p className={styles.line}>{bought}</p>}
    </div>
  );
}
