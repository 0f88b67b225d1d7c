import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** Downloads a file of the API, also before the page runs. */
export function DownloadLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} download className={clsx(styles.link, className)}>
      {children}
    </a>
  );
}
