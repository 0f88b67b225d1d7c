import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  title?: string;
  aside?: ReactNode;
  flush?: boolean;
  className?: string | undefined;
  /** Makes a scrolling panel focusable. */
  scrollLabel?: string | undefined;
  children: ReactNode;
};

export function Panel({ title, aside, flush = false, className, scrollLabel, children }: PanelProps) {
  return (
    <section
      className={clsx(styles.panel, flush && styles.flush, className)}
      aria-label={scrollLabel}
      tabIndex={scrollLabel === undefined ? undefined : 0}
    >
      {title && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
