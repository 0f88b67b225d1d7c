import { PictureFrame } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './product-card-skeleton.module.css';

export function ProductCardSkeleton() {
  return (
    <div>
      <PictureFrame>{null}</PictureFrame>
      <Skeleton className={styles.name} />
      <Skeleton className={styles.price} />
    </div>
  );
}
