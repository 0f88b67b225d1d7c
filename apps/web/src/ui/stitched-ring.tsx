import styles from './stitched-ring.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export function StitchedRing({ label }: { label: string }) {
  return (
    <output className={styles.status}>
      <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="20.05" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
