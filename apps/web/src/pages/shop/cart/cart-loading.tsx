import { clsx } from 'clsx';
import { pageTitle } from '../../../messages/en/frame.ts';
import { cartMessages } from '../../../messages/en/cart.ts';
import { CartSummary } from '../../../features/cart/shop/cart-summary.tsx';
import { ChargeLines } from '../../../features/cart/shop/charge-lines.tsx';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import styles from './cart-loading.module.css';
import pageStyles from './cart-page.module.css';

export function CartLoading({ step, title }: { step: 1 | 2; title: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <CheckoutSteps step={step} />
      <div className={clsx(pageStyles.columns, pageStyles.loading)}>
        <div>
          <h1 className={pageStyles.title}>{title}</h1>
          <CartSkeleton />
        </div>
        <div className={pageStyles.side}>
          <CartSummary title={cartMessages.sums.title}>
            <Skeleton className={styles.unknown} />
            <ChargeLines quote={null} isCurrent />
            <Skeleton className={styles.unknown} />
          </CartSummary>
        </div>
      </div>
    </>
  );
}

/** The server renders this, because only the browser knows the cart. */
function CartSkeleton() {
  return (
    <div className={styles.rows}>
      <HiddenStatus>{cartMessages.loading}</HiddenStatus>
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
