import type { Product } from '@e-store/shared/catalog/product';
import type { Database } from '../database.ts';
import type { ProductShelf } from './product-shelf.ts';
import { findListed } from './search/find-listed.ts';
import { toProduct } from './to-product.ts';

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
  shelf: Pick<ProductShelf, 'moment' | 'changesSince'>,
): ListedProducts {
  const known = new Map<string, Product>();
  let forgottenUntil = -1;

  function forgetChanged(moment: number): void {
    if (moment === forgottenUntil) return;
    const changes = shelf.changesSince(forgottenUntil);
    if (changes) changes.forEach(({ id }) => known.delete(id));
    else known.clear();
    forgottenUntil = moment;
  }

  function keep(products: readonly Product[], moment: number): void {
    const changes = shelf.changesSince(moment);
    if (!changes) return;
    const changed = new Set(changes.map(({ id }) => id));
    for (const product of products) if (!changed.has(product._id)) known.set(product._id, product);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_PRODUCTS) return;
      known.delete(oldest);
    }
  }

  const read = async (ids: readonly string[]) => (await findListed(database, ids)).map(toProduct);

  return {
    find: async (ids) => {
      const moment = await shelf.moment();
      if (moment === undefined) return read(ids);
      forgetChanged(moment);
      const found = new Map(ids.map((id) => [id, known.get(id)]));
      const missing = ids.filter((id) => !found.get(id));
      if (missing.length > 0) {
        const products = await read(missing);
        keep(products, moment);
        for (const product of products) found.set(product._id, product);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}
