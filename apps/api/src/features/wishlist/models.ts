import type { Connection } from 'mongoose';
import { wishlistSchema } from './wishlist.model.ts';

export function defineWishlistModels(connection: Connection) {
  return { wishlists: connection.model('Wishlist', wishlistSchema) };
}
