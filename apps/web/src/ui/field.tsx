import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Accepts the props of `register()`, `ref` included. */
export function Field({ label, hint, error, className, id, ...input }: FieldProps) {
  const ownId = useId();
  return (
    <FieldFrame id={id ?? ownId} label={label} hint={hint} error={error} className={className}>
      {(ids) => <input {...input} {...ids} className={styles.input} />}
    </FieldFrame>
  );
}
