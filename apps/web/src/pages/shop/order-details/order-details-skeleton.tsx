import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import styles from './order-details-skeleton.module.css';

export function OrderDetailsSkeleton() {
  return (
    <div>
      <HiddenStatus>{orderMessages.loadingOne}</HiddenStatus>
      <Skeleton className={styles.promise} />
      <Skeleton className={styles.number} />
      <Skeleton className={styles.timeline} />
      <Skeleton className={styles.facts} />
      <Skeleton className={styles.items} />
    </div>
  );
}
