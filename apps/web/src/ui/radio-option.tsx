import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { OptionCount, type CountProps } from './option-count.tsx';
import styles from './option.module.css';

type OptionProps = Omit<ComponentProps<'input'>, 'type'> & CountProps & { label: string };

export function RadioOption(props: OptionProps) {
  return <Option {...props} type="radio" />;
}

export function CheckOption(props: OptionProps) {
  return <Option {...props} type="checkbox" />;
}

function Option({
  label,
  count,
  countNoun,
  className,
  ...input
}: OptionProps & { type: 'radio' | 'checkbox' }) {
  return (
    <label className={clsx(styles.option, className)}>
      <input {...input} className={clsx(styles.mark, input.type === 'checkbox' && styles.box)} />
      <span className={styles.label}>{label}</span>
      <OptionCount count={count} countNoun={countNoun} className={styles.count} />
    </label>
  );
}
