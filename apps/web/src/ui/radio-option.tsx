import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './option.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type RadioOptionProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** How many things the choice would give, at the right. */
  count?: number | undefined;
  /** The noun for `count`, of one and of more, for those who listen: "22 products". */
  countNoun?: readonly [one: string, more: string];
};

/** One of a group of radio buttons, as a whole line. */
export function RadioOption({ label, count, countNoun, className, ...input }: RadioOptionProps) {
  return (
    <label className={clsx(styles.option, className)}>
      <input {...input} type="radio" className={styles.mark} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {count}
          {countNoun && <VisuallyHidden> {countNoun[count === 1 ? 0 : 1]}</VisuallyHidden>}
        </span>
      )}
    </label>
  );
}
