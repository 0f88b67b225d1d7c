import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import type { PersonalRecords } from '../../platform/personal-records.ts';
import { readAccountWishlist } from './account-wishlist.ts';

export const personalWishlist: PersonalRecords<WishlistEntry[]> = {
  exportData: async (database, { _id }) => readAccountWishlist(database, String(_id)),
  erase: async ({ wishlists }, { _id }, _at, session) => wishlists.deleteOne({ _id }, { session }),
};
