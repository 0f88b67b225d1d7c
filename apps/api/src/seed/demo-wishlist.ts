import type { ProductRecord } from '../features/catalog/product.model.ts';
import type { WishlistRecord } from '../features/wishlist/wishlist.model.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const SAVED_PRODUCTS = [
  { slug: 'kutch-madder-block-shirt', priceDrop: 200, daysAgo: 2 },
  { slug: 'howrah-slim-jeans', priceDrop: 0, daysAgo: 9 },
  { slug: 'hampi-arch-t-shirt', priceDrop: 0, daysAgo: 16 },
  { slug: 'jaipur-collarless-shirt', priceDrop: 0, daysAgo: 30 },
];

export function demoWishlist(
  shopper: { _id: WishlistRecord['_id'] },
  products: readonly ProductRecord[],
  now: Date,
): WishlistRecord {
  const entries = SAVED_PRODUCTS.flatMap(({ slug, priceDrop, daysAgo }) => {
    const id = demoId('product', slug);
    const product = products.find(({ _id }) => _id.equals(id));
    const savedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return product ? [{ product: id, price: product.price + priceDrop, savedAt }] : [];
  });
  return { _id: shopper._id, version: 1, entries };
}
