import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote } from '@e-store/shared/cart/endpoints';
import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { toQuoteRequest } from '../../features/cart/quote-request.ts';
import { quoteReceived } from '../../features/cart/quote.slice.ts';
import { selectNewOrderLoading } from '../../features/orders/new-order.slice.ts';
import type { OrderPayload } from '../../features/orders/order-attempt.ts';
import { placeOrder } from '../../features/orders/place-order.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';

/** Why nothing was ordered, and the total that was asked for. */
export type Refusal = { failure: ApiFailure; seenTotal: number | undefined };

type Ordering = { items: CartItem[]; deliveryMethod: DeliveryMethod; refresh: () => void };

/** Places the order and keeps why it was refused, until the cart or the delivery is another one. */
export function useOrderPlacing({ items, deliveryMethod, refresh }: Ordering) {
  const dispatch = useAppDispatch();
  const isLoading = useSelector(selectNewOrderLoading);
  /** Until the refusal is here, too: the store is told first, and there is no moment of neither. */
  const [isPlacing, setPlacing] = useState(false);
  const [refused, setRefused] = useState<Refusal & { of: string }>();
  const cart = JSON.stringify(toQuoteRequest(items, { deliveryMethod }));

  async function place(payload: OrderPayload) {
    setRefused(undefined);
    setPlacing(true);
    const outcome = await dispatch(placeOrder(payload));
    setPlacing(false);
    const failure = outcome && failureOf(outcome);
    if (!failure) return;
    setRefused({ failure, seenTotal: payload.totalPrice, of: cart });
    if (failure.status !== 409) return;
    // The cart shows at once what the shop says now; the next press agrees to that.
    if (hasQuote(failure.body)) dispatch(quoteReceived(failure.body.quote));
    else refresh();
  }

  return { place, isSending: isLoading || isPlacing, refusal: refused?.of === cart ? refused : undefined };
}

/** Of the API's own answer, which went through the contract's schema there; its members need no second look. */
function hasQuote(body: unknown): body is { quote: Quote } {
  return typeof body === 'object' && body !== null && 'quote' in body && typeof body.quote === 'object';
}
