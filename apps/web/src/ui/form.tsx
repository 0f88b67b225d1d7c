import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import styles from './form.module.css';

type FormProps = {
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Why it was not accepted, unless a field says so. */
  failure?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Fields in a column. It says itself what is wrong, in the place of the browser; and should it ever be sent without
 * script, what was typed does not appear in an address.
 */
export function Form({ onSubmit, failure, className, children }: FormProps) {
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) top.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <form
      ref={top}
      method="post"
      noValidate
      className={clsx(styles.form, className)}
      onSubmit={(event) => void onSubmit(event)}
    >
      {failure && <ErrorPanel message={failure} />}
      {children}
    </form>
  );
}
