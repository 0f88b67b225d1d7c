import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Button } from './button.tsx';
import styles from './submit-button.module.css';

/** Sends a form that needs the page's scripts. Before they run a press would only empty it. */
export function SubmitButton({ className, ...button }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useIsHydrated();
  return (
    <Button {...button} type="submit" disabled={!isHydrated} className={clsx(styles.submit, className)} />
  );
}
