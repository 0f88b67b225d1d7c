import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { getWishlistRoute } from './get-wishlist.ts';
import { mergeWishlistRoute } from './merge-wishlist.ts';
import { personalWishlist } from './personal-wishlist.ts';
import { removeFromWishlistRoute } from './remove-from-wishlist.ts';
import { saveToWishlistRoute } from './save-to-wishlist.ts';
import { wishlistSchema } from './wishlist.model.ts';

const defineModels = (connection: Connection) => ({
  wishlists: connection.model('Wishlist', wishlistSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const wishlist = defineFeature({
  defineModels,
  routes: [getWishlistRoute, mergeWishlistRoute, saveToWishlistRoute, removeFromWishlistRoute],
  personalRecords: personalWishlist,
});
