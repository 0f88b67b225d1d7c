import { LRUCache } from 'lru-cache';
import type { Product } from '@e-store/shared/catalog/product';
import { trusted, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { LISTED } from './product-filter.ts';
import { toProduct } from './to-product.ts';

/** In the order of their ids. */
export type ListedProducts = (ids: readonly string[]) => Promise<Product[]>;

const MAX_CACHED = 2_000;

/**
 * Cached until the products change; without a live stream always read. Cart, quote and order do not use them.
 */
export function createListedProducts(
  { products }: Pick<Database, 'products'>,
  catalogIndex: Pick<CatalogIndex, 'version' | 'isCurrent'>,
): ListedProducts {
  const cache = new LRUCache<string, { product: Product; version: number }>({ max: MAX_CACHED });

  async function read(ids: readonly string[]): Promise<Map<string, Product>> {
    if (ids.length === 0) return new Map();
    const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
    const records = await products.find({ ...LISTED, _id }).lean();
    return new Map(records.map((record) => [String(record._id), toProduct(record)]));
  }

  return async (ids) => {
    const version = await catalogIndex.version(); // before the read, so that a change meanwhile counts
    const cached = new Map(
      ids.flatMap((id) => {
        const entry = version === undefined ? undefined : cache.get(id);
        return entry && catalogIndex.isCurrent(entry.version, [id]) ? [[id, entry.product]] : [];
      }),
    );
    const found = await read(ids.filter((id) => !cached.has(id)));
    if (version !== undefined) for (const [id, product] of found) cache.set(id, { product, version });
    return ids.flatMap((id) => cached.get(id) ?? found.get(id) ?? []);
  };
}
