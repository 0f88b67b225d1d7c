import type { ComponentProps } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

type TextAreaProps = ComponentProps<'textarea'> & FieldLook;

export function TextArea({ label, hint, error, className, id, ...input }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => <textarea {...input} {...ids} className={styles.input} />}
    </FieldFrame>
  );
}
