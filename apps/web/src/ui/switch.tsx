import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children?: ReactNode;
};

export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label className={clsx(styles.switch, className)}>
      {children && <span className={styles.label}>{children}</span>}
      <input {...input} type="checkbox" role="switch" aria-checked={input.checked} className={styles.track} />
    </label>
  );
}
