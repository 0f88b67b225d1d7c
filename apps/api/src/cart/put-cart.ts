import { putCart } from '@e-store/shared/cart/endpoints';
import { changeCart } from '@e-store/shared/cart/merge-carts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { changeAccountCart } from './account-cart.ts';

/** Gives the named lines a quantity. Saying the same again changes nothing, so a lost answer is asked again. */
export const putCartRoute = route(putCart, async ({ body, session }, { database, limits }) => {
  await limits.take(LIMITS.savingsOfAccount, session.user._id);
  return changeAccountCart(database, session.user._id, body.changes, (lines, changes, { stockOf }) =>
    changeCart(lines, changes, stockOf),
  );
});
