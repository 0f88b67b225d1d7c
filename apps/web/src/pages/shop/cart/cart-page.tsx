import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectIsAuthenticated } from '../../../features/account/user.slice.ts';
import { selectCartRestored } from '../../../features/cart/cart.slice.ts';
import { selectNewOrder } from '../../../features/orders/new-order.slice.ts';
import { checkOpenAttempt } from '../../../features/orders/place-order.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Wrap } from '../../../ui/wrap.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { PlacedStep } from './placed-step.tsx';
import { ShoppingCartStep } from './shopping-cart-step.tsx';

/**
 * Two steps at one address (spec §2), distinguished by `step`, so that Back and reload work. Both steps show
 * a placed order, whose response may arrive after Back or a reload.
 */
export function Component() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const order = useSelector(selectNewOrder);
  const isRestored = useSelector(selectCartRestored);
  const isSignedIn = useSelector(selectIsAuthenticated);
  useEffect(() => {
    if (isRestored && isSignedIn) void dispatch(checkOpenAttempt());
  }, [dispatch, isRestored, isSignedIn]);
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
