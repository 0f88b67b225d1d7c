import { saveToWishlist } from '@e-store/shared/wishlist/endpoints';
import { WISHLIST_MAX } from '@e-store/shared/wishlist/merge-wishlists';
import { ConflictError, NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { changeAccountWishlist } from './account-wishlist.ts';

/** Saves a product at its current price. An existing entry stays unchanged. */
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
  new ConflictError('CONFLICT', `Your wishlist is full (${WISHLIST_MAX} items). Remove an item first.`);
