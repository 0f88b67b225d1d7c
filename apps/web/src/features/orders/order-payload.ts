import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote } from '@e-store/shared/cart/endpoints';
import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { OrderPayload } from './order-attempt.ts';

type Ordered = {
  shippingInfo: ShippingInfo;
  items: CartItem[];
  quote: Quote;
  deliveryMethod: DeliveryMethod;
  promoCode?: string | undefined;
};

/** Order payload of spec §3. The server rejects an order whose `totalPrice` differs from its own. */
export function toOrderPayload({
  shippingInfo,
  items,
  quote,
  deliveryMethod,
  promoCode,
}: Ordered): OrderPayload {
  return {
    shippingInfo,
    orderItems: items,
    paymentInfo: { id: 'COD', status: 'processing' },
    itemsPrice: quote.items,
    taxPrice: quote.tax,
    shippingPrice: quote.shipping,
    totalPrice: quote.total,
    deliveryMethod,
    ...(promoCode && { promoCode }),
  };
}
