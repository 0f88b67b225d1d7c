import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function SelectField({ label, hint, error, className, id, ...select }: SelectFieldProps) {
  const ownId = useId();
  return (
    <FieldFrame id={id ?? ownId} label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <div className={styles.box}>
          <select {...select} {...ids} className={styles.select} />
          <Icon of={ChevronDown} small className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  );
}
