import type { Route } from '../../platform/http/route.ts';
import { getWishlistRoute } from './get-wishlist.ts';
import { mergeWishlistRoute } from './merge-wishlist.ts';
import { removeFromWishlistRoute } from './remove-from-wishlist.ts';
import { saveToWishlistRoute } from './save-to-wishlist.ts';

export const wishlistRoutes: Route[] = [
  getWishlistRoute,
  mergeWishlistRoute, // before the paths that take any id
  saveToWishlistRoute,
  removeFromWishlistRoute,
];
