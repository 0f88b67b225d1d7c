import type { ComponentProps } from 'react';
import styles from './check-box.module.css';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string };

export function CheckBox({ label, ...input }: CheckBoxProps) {
  return (
    <label className={styles.option}>
      <input {...input} type="checkbox" className={styles.mark} />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
