import type { ComponentProps } from 'react';
import styles from './option.module.css';

export function CheckMark(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className={`${styles.mark} ${styles.box}`} />;
}
