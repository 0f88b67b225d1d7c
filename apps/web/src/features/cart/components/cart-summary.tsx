import type { ReactNode } from 'react';
import styles from './cart-summary.module.css';

/** The quiet panel beside the cart and beside the shipping form. */
export function CartSummary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.summary} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </aside>
  );
}

/** A sentence in small type under the button. */
export function SummaryHint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
