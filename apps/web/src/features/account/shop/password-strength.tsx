import {
  type PasswordOwner,
  passwordStrength,
  type PasswordStrength,
} from '@e-store/shared/account/password-rules';
import { clsx } from 'clsx';
import { strengthMessages } from '../../../messages/en/account/account.ts';
import styles from './password-strength.module.css';

const MARKS: Record<PasswordStrength, number> = { short: 1, guessed: 1, fair: 2, good: 3 };
const STEPS = [1, 2, 3] as const;

export type PasswordStrengthProps = { typed: string; min: number; owner: PasswordOwner };

/** Only the sentence is announced, and only when it changes. */
export function PasswordStrengthMeter({ typed, min, owner }: PasswordStrengthProps) {
  const strength = typed === '' ? undefined : passwordStrength(typed, min, owner);
  return (
    <div className={styles.meter}>
      {strength && (
        <div aria-hidden="true" className={clsx(styles.marks, styles[strength])}>
          {STEPS.map((step) => (
            <span key={step} className={clsx(styles.mark, step <= MARKS[strength] && styles.on)} />
          ))}
        </div>
      )}
      <p aria-live="polite" className={styles.words}>
        {strength && strengthMessages[strength]}
      </p>
    </div>
  );
}
