import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useRef, type ComponentProps } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import styles from './form.module.css';
import { useIsHydrated } from '../lib/hooks.ts';
import { Button } from './button.tsx';

type FormProps = {
  onSubmit: (event: FormEvent) => Promise<void>;
  failure?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Shows its own errors, not the browser's. Posts, so that typed data never appears in a URL without scripts.
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

/** For forms that need scripts; disabled until hydration, when a click would only reset the form. */
export function SubmitButton({ className, ...button }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useIsHydrated();
  return (
    <Button {...button} type="submit" disabled={!isHydrated} className={clsx(styles.submit, className)} />
  );
}
