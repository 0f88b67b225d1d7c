import { clsx } from 'clsx';
import { Link, type LinkProps } from './link.tsx';
import styles from './text-link.module.css';
import type { ComponentProps } from 'react';

export function TextLink({ strong = false, className, ...rest }: LinkProps & { strong?: boolean }) {
  return <Link {...rest} className={clsx(styles.link, strong && styles.strong, className)} />;
}

/** Downloads a file of the API, also before the page runs. */
export function DownloadLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} download className={clsx(styles.link, className)}>
      {children}
    </a>
  );
}

export function TextButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={clsx(styles.button, className)} />;
}
