import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './choice-button.module.css';
import { OptionCount, type CountProps } from './option-count.tsx';

type ChoiceButtonProps = Omit<ComponentProps<'input'>, 'type'> &
  CountProps & {
    label: string;
    /** Crossed out but selectable; explain why in `aria-label`. */
    struck?: boolean;
  };

export function ChoiceButton({
  label,
  struck = false,
  count,
  countNoun,
  className,
  ...input
}: ChoiceButtonProps) {
  return (
    <label className={clsx(styles.choice, struck && styles.struck, className)}>
      <input {...input} type="radio" className={styles.input} />
      {label}
      <OptionCount count={count} countNoun={countNoun} className={styles.count} />
    </label>
  );
}
