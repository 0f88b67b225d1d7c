import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './choice-box.module.css';

type ChoiceBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  icon: LucideIcon;
  title: string;
  detail: string | undefined;
};

export function ChoiceBox({ icon, title, detail, ...input }: ChoiceBoxProps) {
  return (
    <label className={styles.box}>
      <input {...input} type="radio" className={styles.mark} />
      <Icon of={icon} />
      <span>
        <b className={styles.title}>{title}</b>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </label>
  );
}
