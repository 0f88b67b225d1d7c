import { useEffect, useRef } from 'react';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import styles from './error-summary.module.css';

type ErrorSummaryProps<Name extends string> = {
  errors: readonly { id: string; label: string; message: string; name: Name }[];
  /** Number of submits; each moves focus to the summary. */
  round: number;
  onChoose: (name: Name) => void;
};

export function ErrorSummary<Name extends string>({ errors, round, onChoose }: ErrorSummaryProps<Name>) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (round > 0) summary.current?.focus();
  }, [round]);
  if (errors.length === 0) return null;
  const title = checkoutMessages.fieldsToFix(errors.length);
  return (
    <section ref={summary} tabIndex={-1} aria-label={title} className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ id, label, message, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault(); // a history entry would stand between form and cart
                onChoose(name);
              }}
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
