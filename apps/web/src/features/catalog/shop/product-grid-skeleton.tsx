import { clsx } from 'clsx';
import styles from './product-grid.module.css';
import { PictureFrame } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import productCardSkeletonStyles from './product-card-skeleton.module.css';

export function ProductGridSkeleton({ columns, count }: { columns: 3 | 4; count: number }) {
  return (
    <div className={clsx(styles.grid, columns === 3 && styles.three)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

export function ProductCardSkeleton() {
  return (
    <div>
      <PictureFrame>{null}</PictureFrame>
      <Skeleton className={productCardSkeletonStyles.name} />
      <Skeleton className={productCardSkeletonStyles.price} />
    </div>
  );
}
