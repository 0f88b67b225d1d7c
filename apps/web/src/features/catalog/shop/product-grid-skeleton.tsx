import { clsx } from 'clsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import styles from './product-grid.module.css';

export function ProductGridSkeleton({ columns, count }: { columns: 3 | 4; count: number }) {
  return (
    <div className={clsx(styles.grid, columns === 3 && styles.three)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
