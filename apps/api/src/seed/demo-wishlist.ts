import type { ProductRecord } from '../catalog/product.model.ts';
import type { WishlistRecord } from '../wishlist/wishlist.model.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const SAVED = [
  { slug: 'kutch-madder-block-shirt', wasDearerBy: 200, daysAgo: 2 },
  { slug: 'howrah-slim-jeans', wasDearerBy: 0, daysAgo: 9 },
  { slug: 'hampi-arch-t-shirt', wasDearerBy: 0, daysAgo: 16 },
  { slug: 'jaipur-collarless-shirt', wasDearerBy: 0, daysAgo: 30 },
];

export function demoWishlist(
  shopper: { _id: WishlistRecord['_id'] },
  products: readonly ProductRecord[],
  now: Date,
): WishlistRecord {
  const entries = SAVED.flatMap(({ slug, wasDearerBy, daysAgo }) => {
    const id = demoId('product', slug);
    const product = products.find(({ _id }) => _id.equals(id));
    const savedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return product ? [{ product: id, price: product.price + wasDearerBy, savedAt }] : [];
  });
  return { _id: shopper._id, version: 1, entries };
}
