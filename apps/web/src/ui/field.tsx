import type { ComponentProps } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

type FieldProps = ComponentProps<'input'> & FieldLook;

/** Accepts the props of `register()`, `ref` included. */
export function Field({ label, hint, error, remark, className, id, ...input }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} remark={remark} className={className}>
      {(ids) => <input {...input} {...ids} className={styles.input} />}
    </FieldFrame>
  );
}
