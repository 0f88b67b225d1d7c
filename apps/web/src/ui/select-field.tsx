import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = ComponentProps<'select'> &
  FieldLook & {
    options?: readonly (readonly [value: string, label: string])[];
    any?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  className,
  id,
  options,
  any,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <div className={styles.box}>
          <select {...select} {...ids} className={styles.select}>
            {any && <option value="">{any}</option>}
            {options?.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
            {select.children}
          </select>
          <Icon of={ChevronDown} small className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  );
}
