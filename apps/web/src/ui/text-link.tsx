import { clsx } from 'clsx';
import { Link, type LinkProps } from './link.tsx';
import styles from './text-link.module.css';
import type { ComponentProps } from 'react';

export function TextLink({ strong = false, className, ...rest }: LinkProps & { strong?: boolean }) {
  return <Link {...rest} className={clsx(styles.link, strong && styles.strong, className)} />;
}

export function TextButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={clsx(styles.button, className)} />;
}
