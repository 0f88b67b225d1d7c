import { removeFromWishlist } from '@e-store/shared/wishlist/endpoints';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { changeAccountWishlist } from './account-wishlist.ts';

export const removeFromWishlistRoute = route(removeFromWishlist, async ({ params, session }, context) => {
  const { database, limits } = context;
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  const product = params.id.toLowerCase(); // ids are stored in lower case
  await changeAccountWishlist(database, session.user._id, (saved) =>
    saved.filter((entry) => entry.product !== product),
  );
  return { product };
});
