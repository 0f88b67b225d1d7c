import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function TextArea({ label, hint, error, className, id, ...input }: TextAreaProps) {
  const ownId = useId();
  return (
    <FieldFrame id={id ?? ownId} label={label} hint={hint} error={error} className={className}>
      {(ids) => <textarea {...input} {...ids} className={styles.input} />}
    </FieldFrame>
  );
}
