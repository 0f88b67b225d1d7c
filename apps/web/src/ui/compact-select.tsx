import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './compact-select.module.css';
import { Icon } from './icon.tsx';

type CompactSelectProps = ComponentProps<'select'> & { label: string };

export function CompactSelect({ label, className, ...select }: CompactSelectProps) {
  return (
    <label className={clsx(styles.frame, className)}>
      <span className={styles.label}>{label}</span>
      <select {...select} className={styles.select} />
      <Icon of={ChevronDown} small className={styles.chevron} />
    </label>
  );
}
