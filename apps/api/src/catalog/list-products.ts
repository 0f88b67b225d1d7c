import { listProducts } from '@e-store/shared/catalog/endpoints';
import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { SortOrder } from '@e-store/shared/catalog/sort-orders';
import type { Context } from '../context.ts';
import { route } from '../http/route.ts';
import { holdingOfList } from './list-holding.ts';
import { combineFilters, filtersByGroup, withCategoryKey } from './product-filter.ts';
import { findListed } from './search/find-listed.ts';
import { choiceOf, findProducts } from './search/find-products.ts';
import { loosenSearch } from './search/loosen-search.ts';
import { toProduct } from './to-product.ts';

/** Colours and brands are compared without letter case. */
export const LIST_COLLATION = { locale: 'en', strength: 2 } as const;

/** The newest id breaks ties, so that pages neither repeat nor lose a product. */
const SORTS: Record<Exclude<SortOrder, 'origin'>, Record<string, 1 | -1>> = {
  popular: { sold: -1, _id: -1 },
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { price: 1, _id: -1 },
  'price-desc': { price: -1, _id: -1 },
};

export const listProductsRoute = route(
  listProducts,
  async ({ query: asked, answer }, context) => {
    const query = withCategoryKey(asked, await context.categories.all());
    const { keyword } = query;
    const list = await (keyword ? listFound(context, { ...query, keyword }) : listChosen(context, query));
    const loosen = list.productCount === 0 ? await loosenSearch(context, query) : [];
    // What words find depends on more than the shelf knows, and an empty page on what other choices would give.
    if (!keyword && list.product.length > 0)
      answer.keep(
        holdingOfList(
          list.product.map(({ _id }) => _id),
          query,
          context.shelf,
        ),
      );
    return { ...list, page: query.page, limit: query.limit, ...(loosen.length > 0 && { loosen }) };
  },
  { isKept: true },
);

/** What the words found comes best match first, until the shopper chooses another order. */
async function listFound(context: Context, query: ProductListQuery & { keyword: string }) {
  const { ids, count, facets, note } = await findProducts(context, query);
  const records = await findListed(context.database, ids);
  return { product: records.map(toProduct), productCount: count, ...(facets && { facets }), ...note };
}

async function listChosen(context: Context, query: ProductListQuery) {
  const { database, shelf } = context;
  const { page, limit, sort = 'popular' } = query;
  if (sort === 'origin') return listByCountry(context, query);
  const filter = combineFilters(filtersByGroup(query));
  const [records, productCount, facets] = await Promise.all([
    database.products
      .find(filter)
      .collation(LIST_COLLATION)
      .sort(SORTS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    database.products.countDocuments(filter).collation(LIST_COLLATION),
    query.facets ? shelf.facets(query) : undefined,
  ]);
  return { product: records.map(toProduct), productCount, ...(facets && { facets }) };
}

/** In the order of the shelf: the database has no index for countries, and would put first what names none. */
async function listByCountry({ database, shelf }: Context, query: ProductListQuery) {
  const { page, limit, facets: hasFacets = false } = query;
  const part = { order: 'origin' as const, from: (page - 1) * limit, limit, hasFacets };
  const [answer] = await shelf.ask([{ choice: choiceOf(query), ...part }]);
  const records = await findListed(database, answer?.ids ?? []);
  return {
    product: records.map(toProduct),
    productCount: answer?.count ?? 0,
    ...(answer?.facets && { facets: answer.facets }),
  };
}
