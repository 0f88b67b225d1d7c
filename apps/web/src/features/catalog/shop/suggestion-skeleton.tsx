import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './suggestion-panel.module.css';

const LINES = [1, 2, 3, 4];

export function SuggestionSkeleton() {
  return (
    <div aria-hidden="true" className={styles.group}>
      {LINES.map((line) => (
        <div key={line} className={styles.option}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.nameBox} />
        </div>
      ))}
    </div>
  );
}
