import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './cart-summary.module.css';

type CartSummaryProps = {
  title: string;
  /** Its button stays where it is seen, whatever comes and goes above it. */
  isHeld?: boolean;
  children: ReactNode;
};

/** The quiet panel beside the cart and beside the shipping form. */
export function CartSummary({ title, isHeld = false, children }: CartSummaryProps) {
  return (
    <aside className={clsx(styles.summary, isHeld && styles.held)} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </aside>
  );
}

/** A sentence in small type under the button. */
export function SummaryHint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
