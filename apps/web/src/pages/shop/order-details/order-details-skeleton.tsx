import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './order-details-skeleton.module.css';

export function OrderDetailsSkeleton() {
  return (
    <div>
      <VisuallyHidden>
        <output>{orderMessages.loadingOne}</output>
      </VisuallyHidden>
      <Skeleton className={styles.promise} />
      <Skeleton className={styles.number} />
      <Skeleton className={styles.timeline} />
      <Skeleton className={styles.facts} />
      <Skeleton className={styles.items} />
    </div>
  );
}
