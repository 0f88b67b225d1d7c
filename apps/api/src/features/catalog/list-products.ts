import { listProducts } from '@e-store/shared/catalog/endpoints';
import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/http/route.ts';
import { dependenciesOfList, dependenciesOfSearch } from './list-dependencies.ts';
import { combineFilters, filtersByGroup, LIST_COLLATION, withCategoryKey } from './product-filter.ts';
import { selectedFilters, findProducts } from './search/find-products.ts';
import { relaxFilters } from './search/relax-filters.ts';
import { toProduct } from './to-product.ts';

/** The id breaks ties, so that pages neither repeat nor skip a product. */
const SORTS: Record<Exclude<SortOrder, 'origin'>, Record<string, 1 | -1>> = {
  popular: { sold: -1, _id: -1 },
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { price: 1, _id: -1 },
  'price-desc': { price: -1, _id: -1 },
};

export const listProductsRoute = route(
  listProducts,
  async ({ query: rawQuery, answer }, context) => {
    const query = withCategoryKey(rawQuery, await context.categories.all());
    const { keyword } = query;
    const cacheDependencies = keyword ? dependenciesOfSearch(context.search) : undefined;
    const list = await (keyword ? listFound(context, { ...query, keyword }) : listChosen(context, query));
    const relaxations = list.productCount === 0 ? await relaxFilters(context, query) : [];
    const shown = list.product.map(({ _id }) => _id);
    if (cacheDependencies) answer.keep(cacheDependencies);
    // An empty page also depends on the results of other filters, so it is not cached.
    else if (shown.length > 0) answer.keep(dependenciesOfList(shown, query, context.catalogIndex));
    return {
      ...list,
      page: query.page,
      limit: query.limit,
      ...(relaxations.length > 0 && { loosen: relaxations }),
    };
  },
  { isCached: true },
);

/** Sorts by best match unless the shopper chose an order. */
async function listFound(context: Context, query: ProductListQuery & { keyword: string }) {
  const { ids, count, facets, note } = await findProducts(context, query);
  const product = await context.listed.find(ids);
  return { product, productCount: count, ...(facets && { facets }), ...note };
}

async function listChosen(context: Context, query: ProductListQuery) {
  const { catalogIndex } = context;
  const { sort = 'popular' } = query;
  const [{ product, count }, facets] = await Promise.all([
    sort === 'origin' || catalogIndex.isQuick(query.page * query.limit)
      ? readIndexPage(context, query)
      : readDatabasePage(context, query, SORTS[sort]),
    query.facets ? catalogIndex.facets(query) : undefined,
  ]);
  return { product, productCount: count, ...(facets && { facets }) };
}

/** Filters, counts and sorts in memory. Sorting by country always runs here, because no index covers it. */
async function readIndexPage({ listed, catalogIndex }: Context, query: ProductListQuery) {
  const { page, limit, sort: order } = query;
  const [answer] = await catalogIndex.ask([
    { choice: selectedFilters(query), order, from: (page - 1) * limit, limit },
  ]);
  return { product: await listed.find(answer?.ids ?? []), count: answer?.count ?? 0 };
}

/** Finds and sorts by a database index, but counts in the catalogue index, which is faster. */
async function readDatabasePage(
  { database, catalogIndex }: Context,
  query: ProductListQuery,
  order: Record<string, 1 | -1>,
) {
  const { page, limit } = query;
  const filter = combineFilters(filtersByGroup(query));
  const [records, count] = await Promise.all([
    database.products
      .find(filter)
      .collation(LIST_COLLATION)
      .sort(order)
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    catalogIndex.canBeAsked()
      ? catalogIndex.count(query)
      : database.products.countDocuments(filter).collation(LIST_COLLATION),
  ]);
  return { product: records.map(toProduct), count };
}
