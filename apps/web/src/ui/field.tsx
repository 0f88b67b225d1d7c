import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  /** The sentence under the field; its presence marks the field as wrong. */
  error?: string | undefined;
};

/** A line of text to fill in. Takes what `register()` of a form library gives, `ref` included. */
export function Field({ label, hint, error, className, id, ...input }: FieldProps) {
  const ownId = useId();
  return (
    <FieldFrame id={id ?? ownId} label={label} hint={hint} error={error} className={className}>
      {(ids) => <input {...input} {...ids} className={styles.input} />}
    </FieldFrame>
  );
}
