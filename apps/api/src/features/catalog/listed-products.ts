import { trusted, Types } from 'mongoose';
import type { Product } from '@e-store/shared/catalog/product';
import type { Database } from '../../platform/database/database.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { toProduct } from './to-product.ts';
import type { ProductRecord } from './product.model.ts';

/**
 * Products as lists show them, cached in memory until they change (see `response-cache.ts`). Cart, quote and
 * order never read this cache.
 */
export type ListedProducts = {
  find: (ids: readonly string[]) => Promise<Product[]>;
};

const MAX_PRODUCTS = 2_000;

export function createListedProducts(
  database: Database,
  catalogIndex: Pick<CatalogIndex, 'version' | 'changesSince'>,
): ListedProducts {
  const cache = new Map<string, Product>();
  let evictedVersion = -1;

  function evictChanged(version: number): void {
    if (version === evictedVersion) return;
    const changes = catalogIndex.changesSince(evictedVersion);
    if (changes) changes.forEach(({ id }) => cache.delete(id));
    else cache.clear();
    evictedVersion = version;
  }

  function store(products: readonly Product[], version: number): void {
    const changes = catalogIndex.changesSince(version);
    if (!changes) return;
    const changed = new Set(changes.map(({ id }) => id));
    for (const product of products) if (!changed.has(product._id)) cache.set(product._id, product);
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_PRODUCTS) return;
      cache.delete(oldest);
    }
  }

  const read = async (ids: readonly string[]) => (await findListedProducts(database, ids)).map(toProduct);

  return {
    find: async (ids) => {
      const version = await catalogIndex.version();
      if (version === undefined) return read(ids);
      evictChanged(version);
      const found = new Map(ids.map((id) => [id, cache.get(id)]));
      const missing = ids.filter((id) => !found.get(id));
      if (missing.length > 0) {
        const products = await read(missing);
        store(products, version);
        for (const product of products) found.set(product._id, product);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}

async function findListedProducts(database: Database, ids: readonly string[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
  const records = await database.products.find({ _id, status: 'published', onSale: true }).lean();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
