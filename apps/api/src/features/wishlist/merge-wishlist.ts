import { mergeWishlist } from '@e-store/shared/wishlist/endpoints';
import { mergeWishlists } from '@e-store/shared/wishlist/merge-wishlists';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { changeAccountWishlist } from './account-wishlist.ts';

/** Merges the browser wishlist into the account at sign-in, and restores a removed entry on undo. */
export const mergeWishlistRoute = route(mergeWishlist, async ({ body, session }, { database, limits }) => {
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  const submitted = body.entries.map((entry) => ({ ...entry, product: entry.product.toLowerCase() }));
  return {
    entries: await changeAccountWishlist(database, session.user._id, (saved) =>
      mergeWishlists(saved, submitted),
    ),
  };
});
