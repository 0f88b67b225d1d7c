import { type ReactNode, useId } from 'react';
import styles from './choice-set.module.css';

type ChoiceSetProps = { label: string; error?: string | undefined; children: ReactNode };

export function ChoiceSet({ label, error, children }: ChoiceSetProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.set} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>{children}</div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
