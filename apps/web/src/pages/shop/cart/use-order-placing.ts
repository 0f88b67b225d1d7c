import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote } from '@e-store/shared/cart/endpoints';
import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { toQuoteRequest } from '../../../features/cart/quote-request.ts';
import { quoteReceived } from '../../../features/cart/quote.slice.ts';
import { selectNewOrderLoading } from '../../../features/orders/new-order.slice.ts';
import type { OrderPayload } from '../../../features/orders/order-attempt.ts';
import { placeOrder } from '../../../features/orders/place-order.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

/** `seenTotal`: the shopper agreed to it. */
export type Refusal = { failure: ApiFailure; seenTotal: number | undefined };

type Ordering = {
  items: CartItem[];
  deliveryMethod: DeliveryMethod;
  refresh: () => void;
  refreshPayment: () => Promise<void>;
};

/** Stores the rejection until cart or delivery change. */
export function useOrderPlacing({ items, deliveryMethod, refresh, refreshPayment }: Ordering) {
  const dispatch = useAppDispatch();
  const isLoading = useSelector(selectNewOrderLoading);
  /** True until the rejection is set: the store updates first, which would leave a gap. */
  const [isPlacing, setPlacing] = useState(false);
  const [refused, setRefused] = useState<Refusal & { of: string }>();
  const cart = JSON.stringify(toQuoteRequest(items, { deliveryMethod }));

  async function place(payload: OrderPayload) {
    setRefused(undefined);
    setPlacing(true);
    const outcome = await dispatch(placeOrder(payload));
    const failure = outcome && failureOf(outcome);
    const isStale = failure?.status === 409;
    const quote = isStale && hasQuote(failure.body) ? failure.body.quote : undefined;
    if (quote) {
      // Shows the current total with its fee; the next click agrees to it.
      dispatch(quoteReceived(quote));
      await refreshPayment();
    }
    setPlacing(false);
    if (failure) setRefused({ failure, seenTotal: payload.totalPrice, of: cart });
    if (!isStale || quote) return;
    refresh();
    void refreshPayment();
  }

  return { place, isSending: isLoading || isPlacing, refusal: refused?.of === cart ? refused : undefined };
}

/** Checks only the shape: the API's schema guarantees the members. */
function hasQuote(body: unknown): body is { quote: Quote } {
  return typeof body === 'object' && body !== null && 'quote' in body && typeof body.quote === 'object';
}
