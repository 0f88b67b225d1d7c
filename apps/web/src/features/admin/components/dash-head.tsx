import type { ReactNode } from 'react';
import styles from './dash-head.module.css';

/** The title of a screen of E-DASH; its actions, the main one last, at the right. */
export function DashHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
