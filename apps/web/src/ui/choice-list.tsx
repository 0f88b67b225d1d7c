import { type ReactNode, useId } from 'react';
import styles from './choice-list.module.css';

type ChoiceListProps = {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

export function ChoiceList({ legend, hint, error, children }: ChoiceListProps) {
  const noteId = useId();
  const note = error ?? hint;
  return (
    <fieldset aria-describedby={note ? noteId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
      {children}
    </fieldset>
  );
}
