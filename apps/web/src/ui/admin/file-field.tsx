import { useId } from 'react';
import styles from './file-field.module.css';

/** Of a CSV file, which stays on this computer. */
export function FileField({
  label,
  disabled,
  onChoose,
}: {
  label: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}) {
  const id = useId();
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={disabled}
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
