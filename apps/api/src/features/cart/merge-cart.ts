import { mergeCart } from '@e-store/shared/cart/endpoints';
import { mergeCarts } from '@e-store/shared/cart/merge-carts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { changeAccountCart } from './account-cart.ts';

/** Merges the browser cart into the account cart at sign-in. Idempotent, so clients retry a lost response. */
export const mergeCartRoute = route(mergeCart, async ({ body, session }, { database, limits }) => {
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  return changeAccountCart(database, session.user._id, body.lines, (lines, submitted, { stockOf }) =>
    mergeCarts(lines, submitted, stockOf),
  );
});
