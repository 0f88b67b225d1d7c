import {
  useEffect,
  useCallback,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams, Navigate } from 'react-router-dom';
import { selectIsAuthenticated, selectUser } from '../../../features/account/user.slice.ts';
import {
  selectAccountCart,
  selectCartRestored,
  selectCartItems,
  selectShippingInfo,
} from '../../../features/cart/cart.slice.ts';
import {
  selectNewOrder,
  selectNewOrderLoading,
  orderAcknowledged,
  selectNewOrderRecovered,
  selectAttempt,
  selectAttemptMissing,
} from '../../../features/orders/new-order.slice.ts';
import { checkOpenAttempt } from '../../../features/orders/place-order.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useHasLeft } from '../../../lib/use-has-left.ts';
import { Wrap } from '../../../ui/wrap.tsx';
import { ShoppingCartStep } from './shopping-cart-step.tsx';
import type { Order } from '@e-store/shared/orders/order';
import { pageTitle } from '../../../messages/en/frame.ts';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { OrderPlaced } from '../../../features/orders/shop/order-placed.tsx';
import type { CartItem } from '@e-store/shared/cart/cart-item';
import { EmptyCart } from '../../../features/cart/shop/empty-cart.tsx';
import { paths } from '@e-store/shared/web-paths';
import { CartLoading } from './cart-loading.tsx';
import styles from './cart-page.module.css';
import { loadCheckout } from './cart-totals.tsx';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { createApiThunk } from '../../../lib/thunk.ts';

/** Addresses without a delivery are not offered. */
function findLastDeliveryAddress(orders: readonly Order[]): ShippingInfo | undefined {
  return orders.find(({ history }) => history.some(({ status }) => status === 'Delivered'))?.shippingInfo;
}

const fetchLastAddress = createApiThunk('checkout/fetchLastAddress', async (api) => {
  const { orders } = await api.call('GET /orders/me', { query: { limit: 20 } });
  return findLastDeliveryAddress(orders) ?? null;
});

/** Maximum wait of the form in ms; later the offer would shift the layout. */
const WAIT_MS = 800;

type Asked = { isReady: boolean; last?: ShippingInfo | undefined };

function useLastAddress(isWanted: boolean): Asked {
  const dispatch = useAppDispatch();
  const [wasWanted] = useState(isWanted);
  const [asked, setAsked] = useState<Asked>({ isReady: !isWanted });
  useEffect(() => {
    if (!wasWanted) return undefined;
    const settle = (last?: ShippingInfo) =>
      setAsked((before) => (before.isReady ? before : { isReady: true, last }));
    const timer = setTimeout(settle, WAIT_MS, undefined);
    const ask = async () => {
      const outcome = await dispatch(fetchLastAddress());
      settle(fetchLastAddress.fulfilled.match(outcome) ? (outcome.payload ?? undefined) : undefined);
    };
    void ask();
    return () => clearTimeout(timer);
  }, [dispatch, wasWanted]);
  return asked;
}

const ACCOUNT_CART_WAIT_MS = 5000;

/** On a device without a cart. */
function useIsCartAwaited(isEmpty: boolean): boolean {
  const account = useSelector(selectAccountCart);
  const [isOver, setOver] = useState(false);
  const isAwaited = isEmpty && !isOver && account !== null && account.lines.length > 0;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(setOver, ACCOUNT_CART_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited;
}

/** Not in the cart's first scripts. The server never renders it. */
const Checkout = lazy(async () => ({ default: (await loadCheckout()).Checkout }));

function CheckoutStep() {
  const items = useSelector(selectCartItems);
  const isRestored = useSelector(selectCartRestored);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const attempt = useSelector(selectAttempt);
  const isMissing = useSelector(selectAttemptMissing);
  const isAwaited = useIsCartAwaited(items.length === 0);
  // Also after an expired session: the cart stays, and login leads back here.
  if (!isSignedIn) return <Navigate to={paths.login(paths.checkout())} replace />;
  const loading = <CartLoading step={2} title={checkoutMessages.title} />;
  if (!isRestored || isAwaited) return loading;
  if (items.length === 0 && (isMissing || !attempt?.isOpen)) return <Navigate to={paths.cart()} replace />;
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

/** The account's cart loses ordered lines even if the order's answer was lost. Checks once per attempt. */
function useEmptiedCartCheck(hasLeft: RefObject<boolean>): void {
  const dispatch = useAppDispatch();
  const isEmpty = useSelector(selectCartItems).length === 0;
  const isSignedIn = useSelector(selectIsAuthenticated);
  const isLoading = useSelector(selectNewOrderLoading);
  const attempt = useSelector(selectAttempt);
  const unknown = isEmpty && isSignedIn && !isLoading && attempt?.isOpen ? attempt.key : undefined;
  const checked = useRef<string>(undefined);
  useEffect(() => {
    if (unknown === undefined || unknown === checked.current) return;
    checked.current = unknown;
    void dispatch(checkOpenAttempt(hasLeft));
  }, [dispatch, unknown, hasLeft]);
}

/**
 * Two steps at one address (spec §2), told apart by `step`. Both show a placed order, whose response may
 * arrive after Back or a reload.
 */
export function Component() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const order = useSelector(selectNewOrder);
  const isRestored = useSelector(selectCartRestored);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const hasLeft = useHasLeft();
  useEmptiedCartCheck(hasLeft);
  useEffect(() => {
    if (isRestored && isSignedIn) void dispatch(checkOpenAttempt(hasLeft));
  }, [dispatch, isRestored, isSignedIn, hasLeft]);
  return (
    <Wrap>
      {order ? (
        <PlacedStep order={order} />
      ) : search.get('step') === '2' ? (
        <CheckoutStep />
      ) : (
        <ShoppingCartStep />
      )}
    </Wrap>
  );
}

function PlacedStep({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  const isRecovered = useSelector(selectNewOrderRecovered);
  const email = useSelector(selectUser)?.email;
  const onDismiss = useCallback(() => void dispatch(orderAcknowledged()), [dispatch]);
  return (
    <>
      <title>{pageTitle(checkoutMessages.placedTitle)}</title>
      <CheckoutSteps step={2} />
      <OrderPlaced order={order} email={email} isRecovered={isRecovered} onDismiss={onDismiss} />
    </>
  );
}
