import { Skeleton } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './list-skeleton.module.css';
import { Panel } from './panel.tsx';

const ROWS = Array.from({ length: 9 }, (_, index) => index);

export function ListSkeleton({ label }: { label: string }) {
  return (
    <Panel flush>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.short} />
          <Skeleton className={styles.long} />
          <Skeleton className={styles.short} />
        </div>
      ))}
    </Panel>
  );
}
