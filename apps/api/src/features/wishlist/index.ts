import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as accountWishlist from './account-wishlist.ts';
import { wishlistSchema } from './wishlist.model.ts';

const defineModels = (connection: Connection) => ({
  wishlists: connection.model('Wishlist', wishlistSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const wishlist = defineFeature({
  defineModels,
  routeModules: [accountWishlist],
  personalRecords: accountWishlist.personalWishlist,
});
