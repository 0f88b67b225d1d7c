import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options?: readonly (readonly [value: string, label: string])[];
  /** Label for choosing none. */
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
  const ownId = useId();
  return (
    <FieldFrame id={id ?? ownId} label={label} hint={hint} error={error} className={className}>
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
