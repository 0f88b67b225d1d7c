import { productListMessages } from '../../../messages/en/catalog/admin-product-list.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from './product-table-skeleton.module.css';

const ROWS = Array.from({ length: 9 }, (_, index) => index);

export function ProductTableSkeleton() {
  return (
    <Panel flush>
      <output>
        <VisuallyHidden>{productListMessages.loading}</VisuallyHidden>
      </output>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.price} />
        </div>
      ))}
    </Panel>
  );
}
