import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldIds = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldLook = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  remark?: string | undefined;
};

type FieldFrameProps = FieldLook & {
  id: string | undefined;
  className?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
};

export function FieldFrame({
  id: givenId,
  label,
  hint,
  error,
  remark,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const remarkId = `${id}-remark`;
  const note = error ?? hint;
  const shownRemark = error ? '' : remark;
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(note && noteId, shownRemark && remarkId) || undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
      {remark !== undefined && (
        <p id={remarkId} role="status" className={styles.remark}>
          {shownRemark}
        </p>
      )}
    </div>
  );
}
