import { trusted, Types } from 'mongoose';
import { getProduct, listProductsById, listProductEntries } from '@e-store/shared/catalog/endpoints';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { toProduct } from './to-product.ts';
import { countListedProducts } from './count-stock-work.ts';
import { LISTED } from './product-filter.ts';

/** Includes products off sale, for links and old orders, but not drafts and archived ones. */
export const getProductRoute = route(
  getProduct,
  async ({ params, answer }, { database }) => {
    const record = await database.products.findOne({ _id: params.id, status: 'published' }).lean();
    if (!record) throw new NotFoundError('This product is no longer available.');
    answer.cache([String(record._id)]);
    return toProduct(record);
  },
  { isCached: true },
);

/** Skips drafts, archived and unknown products: browsers store such ids. */
export const listProductsByIdRoute = route(listProductsById, async ({ query }, { database }) => {
  const ids = [...new Set(query.ids.map((id) => id.toLowerCase()))];
  const found = await database.products
    .find({ _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }), status: 'published' })
    .lean();
  const byId = new Map(found.map((record) => [String(record._id), toProduct(record)]));
  return { product: ids.flatMap((id) => byId.get(id) ?? []) };
});

/** The limit is 50,000 URLs per sitemap, static pages included. */
const ENTRIES_PER_PAGE = 45_000;

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
