import { putCart } from '@e-store/shared/cart/endpoints';
import { applyCartChanges } from '@e-store/shared/cart/merge-carts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { changeAccountCart } from './account-cart.ts';

/** Sets the quantity of the given lines. Idempotent, so clients retry a lost response. */
export const putCartRoute = route(putCart, async ({ body, session }, { database, limits }) => {
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  return changeAccountCart(database, session.user._id, body.changes, (lines, changes, { stockOf }) =>
    applyCartChanges(lines, changes, stockOf),
  );
});
