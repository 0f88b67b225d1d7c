import type { Order } from '@e-store/shared/orders/order';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { pageTitle } from '../../../messages/en/page-title.ts';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { OrderPlaced } from '../../../features/orders/shop/order-placed.tsx';
import { orderAcknowledged, selectNewOrderRecovered } from '../../../features/orders/new-order.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

export function PlacedStep({ order }: { order: Order }) {
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
