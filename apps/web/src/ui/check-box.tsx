import type { ComponentProps } from 'react';
import styles from './check-box.module.css';
import optionStyles from './option.module.css';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string };

export function CheckBox({ label, ...input }: CheckBoxProps) {
  return (
    <label className={styles.option}>
      <input {...input} type="checkbox" className={styles.mark} />
      <span className={styles.label}>{label}</span>
    </label>
  );
}

export function CheckMark(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className={`${optionStyles.mark} ${optionStyles.box}`} />;
}
