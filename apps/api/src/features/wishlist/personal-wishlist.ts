import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import { readAccountWishlist } from './account-wishlist.ts';

export const personalWishlist: PersonalRecords<Pick<PersonalDataExport, 'wishlist'>> = {
  exportData: async (database, { _id }) => ({
    wishlist: await readAccountWishlist(database, String(_id)),
  }),
  erase: async ({ wishlists }, { _id }, _at, session) => wishlists.deleteOne({ _id }, { session }),
};
