import type { ReactNode } from 'react';
import styles from './choice-group.module.css';

export function ChoiceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.boxes}>{children}</div>
    </fieldset>
  );
}
