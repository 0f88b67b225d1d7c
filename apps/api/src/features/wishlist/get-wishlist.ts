import { getWishlist } from '@e-store/shared/wishlist/endpoints';
import { route } from '../../platform/http/route.ts';
import { readAccountWishlist } from './account-wishlist.ts';

export const getWishlistRoute = route(getWishlist, async ({ session }, { database }) => ({
  entries: await readAccountWishlist(database, session.user._id),
}));
