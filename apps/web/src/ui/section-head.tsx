import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export function SectionHead({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
