import { useId } from 'react';
import styles from './file-field.module.css';

type FileFieldProps = { label: string; disabled: boolean; describedBy?: string; accept?: string } & (
  { onChoose: (file: File) => void } | { onChooseAll: (files: File[]) => void }
);

/** Of a CSV file, which stays on this computer, unless `accept` says otherwise. */
export function FileField(props: FileFieldProps) {
  const { label, disabled, describedBy, accept = '.csv,text/csv' } = props;
  const id = useId();
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={'onChooseAll' in props}
        aria-describedby={describedBy}
        disabled={disabled}
        // The same file, corrected, counts as a change.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          const [file] = files;
          if (!file) return;
          if ('onChooseAll' in props) props.onChooseAll(files);
          else props.onChoose(file);
        }}
      />
    </div>
  );
}
