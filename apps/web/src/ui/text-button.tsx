import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

export function TextButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={clsx(styles.button, className)} />;
}
