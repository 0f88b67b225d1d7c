import { getCart } from '@e-store/shared/cart/endpoints';
import { route } from '../../platform/http/route.ts';
import { readAccountCart } from './account-cart.ts';

export const getCartRoute = route(getCart, async ({ session }, { database }) =>
  readAccountCart(database, session.user._id),
);
