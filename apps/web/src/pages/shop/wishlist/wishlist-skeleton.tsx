import { clsx } from 'clsx';
import { wishlistPageMessages } from '../../../messages/en/wishlist/wishlist-page.ts';
import { PictureFrame } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './wishlist-page.module.css';

export function WishlistSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>{wishlistPageMessages.loading}</output>
      </VisuallyHidden>
      <noscript>{wishlistPageMessages.needsScript}</noscript>
      <div className={clsx(styles.grid, styles.loading)}>
        {[1, 2, 3, 4].map((place) => (
          <WishCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}

export function WishCardSkeleton() {
  return (
    <div aria-hidden="true">
      <PictureFrame>{null}</PictureFrame>
      <Skeleton className={styles.nameLine} />
      <Skeleton className={styles.priceLine} />
    </div>
  );
}
