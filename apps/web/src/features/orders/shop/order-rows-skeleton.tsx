import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import rowStyles from './order-row.module.css';
import styles from './order-rows-skeleton.module.css';

export function OrderRowsSkeleton() {
  return (
    <div>
      <HiddenStatus>{orderMessages.loading}</HiddenStatus>
      {[1, 2, 3].map((row) => (
        <div key={row} className={rowStyles.row}>
          <div className={rowStyles.pictures}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.picture} />
          </div>
          <div className={rowStyles.words}>
            <Skeleton className={styles.promise} />
            <Skeleton className={styles.number} />
          </div>
        </div>
      ))}
    </div>
  );
}
