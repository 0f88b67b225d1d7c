import { clsx } from 'clsx';
import styles from './button.module.css';

export type ButtonLook = {
  kind?: 'primary' | 'ghost' | 'accent' | 'navy';
  size?: 'normal' | 'large' | 'compact';
  block?: boolean;
};

export function buttonClass(
  { kind = 'primary', size = 'normal', block = false }: ButtonLook,
  ...more: (string | undefined)[]
): string {
  return clsx(
    styles.button,
    kind !== 'primary' && styles[kind],
    size !== 'normal' && styles[size],
    block && styles.block,
    ...more,
  );
}
