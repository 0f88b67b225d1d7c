import { useId } from 'react';
import styles from './file-field.module.css';

type FileFieldProps = { label: string; accept: string; onChoose: (file: File) => void };

/** The file stays on this computer. */
export function FileField({ label, accept, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        // The same file, corrected, counts as a change.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
