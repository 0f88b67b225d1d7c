import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './review-skeleton.module.css';

export function ReviewSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3].map((review) => (
        <div key={review} className={styles.review}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.words} />
        </div>
      ))}
    </div>
  );
}
