import { listProducts } from '@e-store/shared/catalog/endpoints';
import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { SortOrder } from '@e-store/shared/catalog/sort-orders';
import { trusted, Types } from 'mongoose';
import type { Database } from '../database.ts';
import { route } from '../http/route.ts';
import { combineFilters, filtersByGroup, type ProductFilter } from './product-filter.ts';
import type { ProductRecord } from './product.model.ts';
import { toProduct } from './to-product.ts';

/** Colours and brands are compared without letter case. */
export const LIST_COLLATION = { locale: 'en', strength: 2 } as const;

/** The newest id breaks ties, so that pages neither repeat nor lose a product. */
const SORTS: Record<SortOrder, Record<string, 1 | -1>> = {
  popular: { sold: -1, _id: -1 },
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { price: 1, _id: -1 },
  'price-desc': { price: -1, _id: -1 },
};

export const listProductsRoute = route(listProducts, async ({ query }, { database, search, shelf }) => {
  const ids = query.keyword ? await search.find(query.keyword) : undefined;
  const groups = filtersByGroup(query);
  const filter = combineFilters(groups, ids);
  const [page, facets] = await Promise.all([
    // What the words found comes best match first, until the shopper chooses another order.
    ids && !query.sort ? pageByRank(database, filter, ids, query) : pageBySort(database, filter, query),
    query.facets ? shelf.facets(query, ids) : undefined,
  ]);
  return {
    product: page.records.map(toProduct),
    productCount: page.count,
    page: query.page,
    limit: query.limit,
    ...(facets && { facets }),
  };
});

type Page = { records: ProductRecord[]; count: number };

async function pageBySort(database: Database, filter: ProductFilter, query: ProductListQuery): Promise<Page> {
  const { page, limit, sort = 'popular' } = query;
  const [records, count] = await Promise.all([
    database.products
      .find(filter)
      .collation(LIST_COLLATION)
      .sort(SORTS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    database.products.countDocuments(filter).collation(LIST_COLLATION),
  ]);
  return { records, count };
}

/** `ranked` are the ids that the words found, best first. */
async function pageByRank(
  database: Database,
  filter: ProductFilter,
  ranked: readonly string[],
  { page, limit }: ProductListQuery,
): Promise<Page> {
  const matching = await database.products.find(filter, { _id: 1 }).collation(LIST_COLLATION).lean();
  const isMatching = new Set(matching.map(({ _id }) => String(_id)));
  const wanted = ranked.filter((id) => isMatching.has(id)).slice((page - 1) * limit, page * limit);
  const records = await database.products
    .find({ _id: trusted({ $in: wanted.map((id) => new Types.ObjectId(id)) }) })
    .lean();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  return { records: wanted.flatMap((id) => byId.get(id) ?? []), count: matching.length };
}
