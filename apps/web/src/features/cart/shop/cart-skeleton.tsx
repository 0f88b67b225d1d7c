import { cartMessages } from '../../../messages/en/cart.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './cart-skeleton.module.css';

/** The server renders this, because only the browser knows the cart. */
export function CartSkeleton() {
  return (
    <div className={styles.rows}>
      <VisuallyHidden>
        <output>{cartMessages.loading}</output>
      </VisuallyHidden>
      <noscript>{cartMessages.needsScript}</noscript>
      {[1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.picture} />
          <div className={styles.words}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.price} />
          </div>
        </div>
      ))}
    </div>
  );
}
