import { latestFirst } from '@e-store/shared/wishlist/merge-wishlists';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { Types } from 'mongoose';
import { updateWithVersion } from '../../platform/database/update-with-version.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WishlistEntryRecord } from './wishlist.model.ts';

export async function readAccountWishlist(database: Database, user: string): Promise<WishlistEntry[]> {
  const found = await database.wishlists.findById(user).lean();
  return latestFirst((found?.entries ?? []).map(toEntry));
}

/** Changes an account wishlist by `rule`, safe against concurrent devices. */
export async function changeAccountWishlist(
  database: Database,
  user: string,
  rule: (entries: WishlistEntry[]) => WishlistEntry[],
): Promise<WishlistEntry[]> {
  const empty: { entries: WishlistEntryRecord[] } = { entries: [] };
  const changed = await updateWithVersion(database.wishlists, new Types.ObjectId(user), empty, (now) => ({
    entries: rule(now.entries.map(toEntry)).map(toRecord),
  }));
  return latestFirst(changed.entries.map(toEntry));
}

const toEntry = ({ product, price, savedAt }: WishlistEntryRecord): WishlistEntry => ({
  product: String(product),
  price,
  savedAt: savedAt.toISOString(),
});

const toRecord = ({ product, price, savedAt }: WishlistEntry): WishlistEntryRecord => ({
  product: new Types.ObjectId(product),
  price,
  savedAt: new Date(savedAt),
});
