import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './block.module.css';

type BlockProps = {
  labelledBy?: string;
  near?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Block({ labelledBy, near = false, className, children }: BlockProps) {
  return (
    <section aria-labelledby={labelledBy} className={clsx(styles.block, near && styles.near, className)}>
      {children}
    </section>
  );
}

export function SectionHead({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
