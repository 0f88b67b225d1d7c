import { fitVerdict } from '@e-store/shared/reviews/fit-verdict';
import { FITS, STARS } from '@e-store/shared/reviews/review-scales';
import type { ReviewSummary as Summary } from '@e-store/shared/reviews/review';
import { reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import type { ReviewChoice } from '../review-choice.ts';
import { StarBar } from './star-bar.tsx';
import styles from './review-summary.module.css';

export function ReviewSummary({ summary, choice }: { summary: Summary; choice: ReviewChoice }) {
  if (summary.count === 0) return <p className={styles.none}>{reviewMessages.none}</p>;
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.figure}>{summary.average}</span> {reviewMessages.outOf}
        <span className={styles.count}>{reviewMessages.reviews(summary.count)}</span>
      </p>
      <ul className={styles.bars} aria-label={reviewMessages.bars}>
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
    <p className={styles.verdict}>
      <b>{reviewMessages.verdicts[verdict]}</b>
      <span className={styles.answers}>{reviewMessages.fitAnswers(fit[verdict], answers, verdict)}</span>
    </p>
  );
}
