import { quoteCart } from '@e-store/shared/cart/endpoints';
import { route } from '../http/route.ts';
import { priceCart } from '../orders/price-cart.ts';

export const quoteCartRoute = route(quoteCart, async ({ body }, { database }) =>
  priceCart(database, body.orderItems, body.deliveryMethod),
);
