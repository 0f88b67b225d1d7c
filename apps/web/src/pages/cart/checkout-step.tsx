import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { checkoutWords } from '../../content/orders.ts';
import { selectIsAuthenticated } from '../../features/account/user.slice.ts';
import { selectCartItems, selectCartRestored } from '../../features/cart/cart.slice.ts';
import { CheckoutSteps } from '../../features/cart/components/checkout-steps.tsx';
import { EmptyCart } from '../../features/cart/components/empty-cart.tsx';
import { OrderPlaced } from '../../features/orders/components/order-placed.tsx';
import { selectNewOrder } from '../../features/orders/new-order.slice.ts';
import { paths } from '../../lib/paths.ts';
import { CartLoading } from './cart-loading.tsx';
import styles from './cart-page.module.css';
import { Checkout } from './checkout.tsx';

/** Step 2, for a signed-in shopper with something in the cart; and the word of success. */
export function CheckoutStep({ promoCode }: { promoCode: string | undefined }) {
  const items = useSelector(selectCartItems);
  const isRestored = useSelector(selectCartRestored);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const order = useSelector(selectNewOrder);
  // An order that was there when this step opened is no news.
  const [earlierId] = useState(order?._id);
  const isPlaced = order !== null && order._id !== earlierId;
  // Also when the server says that the session is over: the cart stays, and login leads back here.
  if (!isSignedIn && !isPlaced) return <Navigate to={paths.login(paths.checkout())} replace />;
  if (!isRestored) return <CartLoading step={2} title={checkoutWords.title} />;
  return (
    <>
      <title>{`${isPlaced ? checkoutWords.placedTitle : checkoutWords.title} · E-Store`}</title>
      <CheckoutSteps step={2} />
      {isPlaced ? (
        <OrderPlaced order={order} />
      ) : items.length > 0 ? (
        <Checkout items={items} promoCode={promoCode} />
      ) : (
        <div className={styles.alone}>
          <h1 className={styles.title}>{checkoutWords.title}</h1>
          <EmptyCart />
        </div>
      )}
    </>
  );
}
