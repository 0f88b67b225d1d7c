import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Button } from './button.tsx';
import styles from './submit-button.module.css';

/** Submits a form that needs scripts; disabled until hydration, when a click would only reset it. */
export function SubmitButton({ className, ...button }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useIsHydrated();
  return (
    <Button {...button} type="submit" disabled={!isHydrated} className={clsx(styles.submit, className)} />
  );
}
