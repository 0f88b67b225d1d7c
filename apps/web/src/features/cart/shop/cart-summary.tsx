import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './cart-summary.module.css';

type CartSummaryProps = {
  title: string;
  isPinned?: boolean;
  children: ReactNode;
};

export function CartSummary({ title, isPinned = false, children }: CartSummaryProps) {
  return (
    <aside className={clsx(styles.summary, isPinned && styles.held)} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </aside>
  );
}

export function SummaryHint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
