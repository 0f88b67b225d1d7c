import { STARS } from '@e-store/shared/reviews/review-scales';
import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { ChoiceSet } from './choice-set.tsx';
import styles from './star-choice.module.css';

type StarChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  label: string;
  error?: string | undefined;
};

const ASCENDING_STARS = STARS.toReversed();

/** Radio buttons, so that arrow keys and screen readers work. */
export function StarChoice({ label, error, ...input }: StarChoiceProps) {
  return (
    <ChoiceSet label={label} error={error}>
      <div className={styles.stars}>
        {ASCENDING_STARS.map((stars) => (
          <label key={stars} className={styles.choice}>
            <input
              {...input}
              type="radio"
              value={stars}
              aria-label={reviewMessages.starsOf(stars)}
              className={styles.input}
            />
            <Star strokeWidth={1.75} aria-hidden="true" className={styles.star} />
          </label>
        ))}
      </div>
    </ChoiceSet>
  );
}
