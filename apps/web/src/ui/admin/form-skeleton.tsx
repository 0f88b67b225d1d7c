import { Skeleton } from '../skeleton.tsx';
import { HiddenStatus } from '../visually-hidden.tsx';
import styles from './form-skeleton.module.css';
import { Panel } from './panel.tsx';

const FIELDS = Array.from({ length: 6 }, (_, index) => index);

export function FormSkeleton({ label }: { label: string }) {
  return (
    <Panel className={styles.form}>
      <HiddenStatus>{label}</HiddenStatus>
      {FIELDS.map((field) => (
        <div key={field}>
          <Skeleton className={styles.label} />
          <Skeleton className={styles.field} />
        </div>
      ))}
    </Panel>
  );
}
