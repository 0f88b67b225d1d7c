import { listProductEntries } from '@e-store/shared/catalog/sitemap';
import { route } from '../../platform/http/route.ts';
import { countListedProducts } from './count-listed-products.ts';
import { LISTED } from './product-filter.ts';

/** Below the limit of 50,000 URLs per sitemap, with room for static pages. */
export const ENTRIES_PER_PAGE = 45_000;

export const listProductEntriesRoute = route(
  listProductEntries,
  async ({ query }, { database, categories }) => {
    const [count, records] = await Promise.all([
      countListedProducts(database),
      database.products
        .find(LISTED, { updatedAt: 1 })
        .sort({ _id: 1 })
        .skip((query.page - 1) * ENTRIES_PER_PAGE)
        .limit(ENTRIES_PER_PAGE)
        .lean(),
    ]);
    return {
      products: records.map(({ _id, updatedAt }) => ({
        _id: String(_id),
        changedAt: updatedAt.toISOString(),
      })),
      pages: Math.max(1, Math.ceil(count / ENTRIES_PER_PAGE)),
      categories: (await categories.all()).map(({ key }) => key),
    };
  },
);
