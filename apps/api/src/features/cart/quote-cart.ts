import { quoteCart } from '@e-store/shared/cart/endpoints';
import { route } from '../../platform/http/route.ts';
import { priceCart } from './price-cart.ts';
import { limitPromoGuesses } from '../promotions/limit-promo-guesses.ts';

/** Open to everyone; a session is used only to check earlier uses of the promo code. */
export const quoteCartRoute = route(quoteCart, async ({ body, sessionToken, clientAddress }, context) => {
  const { orderItems, deliveryMethod, promoCode: code } = body;
  if (!code) return priceCart(context.database, orderItems, deliveryMethod);
  const session = sessionToken === undefined ? undefined : await context.sessions.find(sessionToken);
  const user = session?.user._id;
  await limitPromoGuesses(context, { code, user, address: clientAddress });
  const promo = { code, user, now: context.now() };
  return priceCart(context.database, orderItems, deliveryMethod, { promo });
});
