import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './choice-box.module.css';
import choiceGroupStyles from './choice-group.module.css';

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

export function ChoiceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={choiceGroupStyles.title}>{title}</legend>
      <div className={choiceGroupStyles.boxes}>{children}</div>
    </fieldset>
  );
}
