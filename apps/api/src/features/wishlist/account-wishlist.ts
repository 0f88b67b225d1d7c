import { Types } from 'mongoose';
import {
  getWishlist,
  saveToWishlist,
  removeFromWishlist,
  mergeWishlist,
} from '@e-store/shared/wishlist/endpoints';
import { WISHLIST_MAX, mergeWishlists, latestFirst } from '@e-store/shared/wishlist/merge-wishlists';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { route } from '../../platform/http/route.ts';
import { ConflictError, NotFoundError } from '../../platform/errors/errors.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { updateWithVersion } from '../../platform/database/update-with-version.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import type { WishlistEntryRecord } from './wishlist.model.ts';

export const getWishlistRoute = route(getWishlist, async ({ session }, { database }) => ({
  entries: await readAccountWishlist(database, session.user._id),
}));

/** At its current price. An existing entry stays unchanged. */
export const saveToWishlistRoute = route(saveToWishlist, async ({ params, session }, context) => {
  const { database, limits, now } = context;
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  const product = await database.products.findOne({ _id: params.id, status: 'published' }).lean();
  if (!product) throw new NotFoundError('This product is no longer available.');
  const wanted = { product: String(product._id), price: product.price, savedAt: now().toISOString() };
  const isWanted = (entry: { product: string }) => entry.product === wanted.product;
  const entries = await changeAccountWishlist(database, session.user._id, (saved) => {
    if (saved.some(isWanted)) return saved;
    if (saved.length >= WISHLIST_MAX) throw wishlistFullError();
    return [...saved, wanted];
  });
  return entries.find(isWanted) ?? wanted;
});

const wishlistFullError = () =>
  new ConflictError(`Your wishlist is full (${WISHLIST_MAX} items). Remove an item first.`);

export const removeFromWishlistRoute = route(removeFromWishlist, async ({ params, session }, context) => {
  const { database, limits } = context;
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  const product = params.id.toLowerCase(); // ids are stored in lower case
  await changeAccountWishlist(database, session.user._id, (saved) =>
    saved.filter((entry) => entry.product !== product),
  );
  return { product };
});

/** Serves sign-in, and the undo of a removal. */
export const mergeWishlistRoute = route(mergeWishlist, async ({ body, session }, { database, limits }) => {
  await limits.take(LIMITS.savedListChangesOfAccount, session.user._id);
  const submitted = body.entries.map((entry) => ({ ...entry, product: entry.product.toLowerCase() }));
  return {
    entries: await changeAccountWishlist(database, session.user._id, (saved) =>
      mergeWishlists(saved, submitted),
    ),
  };
});

async function readAccountWishlist(database: Database, user: string): Promise<WishlistEntry[]> {
  const found = await database.wishlists.findById(user).lean();
  return latestFirst((found?.entries ?? []).map(toEntry));
}

/** Safe against concurrent devices. */
async function changeAccountWishlist(
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

export const personalWishlist: PersonalRecords<Pick<PersonalDataExport, 'wishlist'>> = {
  exportData: async (database, { _id }) => ({
    wishlist: await readAccountWishlist(database, String(_id)),
  }),
  erase: async ({ wishlists }, { _id }, _at, session) => wishlists.deleteOne({ _id }, { session }),
};
