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
