import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** What does something here, and stands in the text as a link does. */
export function TextButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={clsx(styles.button, className)} />;
}
