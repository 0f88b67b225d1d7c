import { quoteCart } from '@e-store/shared/cart/endpoints';
import { route } from '../http/route.ts';
import { priceCart } from '../orders/price-cart.ts';

/** Anyone may ask; of who is signed in, it is known whether a promo code was used before. */
export const quoteCartRoute = route(quoteCart, async ({ body, sessionToken }, context) => {
  const { orderItems, deliveryMethod, promoCode: code } = body;
  if (!code) return priceCart(context.database, orderItems, deliveryMethod);
  const session = sessionToken === undefined ? undefined : await context.sessions.find(sessionToken);
  const promo = { code, user: session?.user._id, now: context.now() };
  return priceCart(context.database, orderItems, deliveryMethod, promo);
});
