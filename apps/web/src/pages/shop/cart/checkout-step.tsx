import type { CartItem } from '@e-store/shared/cart/cart-item';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/page-title.ts';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { selectIsAuthenticated } from '../../../features/account/user.slice.ts';
import {
  selectCartItems,
  selectCartRestored,
  selectShippingInfo,
} from '../../../features/cart/cart.slice.ts';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { EmptyCart } from '../../../features/cart/shop/empty-cart.tsx';
import { selectAttempt } from '../../../features/orders/new-order.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { CartLoading } from './cart-loading.tsx';
import styles from './cart-page.module.css';
import { loadCheckout } from './load-checkout.ts';
import { useLastAddress } from './use-last-address.ts';

/**
 * Not part of the cart's first scripts. The server never renders it, because the cart is stored in the
 * browser.
 */
const Checkout = lazy(async () => ({ default: (await loadCheckout()).Checkout }));

export function CheckoutStep() {
  const items = useSelector(selectCartItems);
  const isRestored = useSelector(selectCartRestored);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const attempt = useSelector(selectAttempt);
  // Also after an expired session: the cart stays, and login leads back here.
  if (!isSignedIn) return <Navigate to={paths.login(paths.checkout())} replace />;
  const loading = <CartLoading step={2} title={checkoutMessages.title} />;
  if (!isRestored) return loading;
  // An empty cart has no second step, unless an order attempt is open.
  if (items.length === 0 && !attempt?.isOpen) return <Navigate to={paths.cart()} replace />;
  if (items.length === 0)
    return (
      <>
        <title>{pageTitle(checkoutMessages.title)}</title>
        <CheckoutSteps step={2} />
        <div className={styles.alone}>
          <h1 className={styles.title}>{checkoutMessages.title}</h1>
          <p role="status">{checkoutMessages.attemptAsked}</p>
          <EmptyCart />
        </div>
      </>
    );
  return (
    <Suspense fallback={loading}>
      <ReadyCheckout items={items} loading={loading} />
    </Suspense>
  );
}

function ReadyCheckout({ items, loading }: { items: CartItem[]; loading: ReactNode }) {
  const { address } = useSelector(selectShippingInfo);
  const { isReady, last } = useLastAddress(!address);
  if (!isReady) return loading;
  return (
    <>
      <title>{pageTitle(checkoutMessages.title)}</title>
      <CheckoutSteps step={2} />
      <Checkout items={items} last={last} />
    </>
  );
}
