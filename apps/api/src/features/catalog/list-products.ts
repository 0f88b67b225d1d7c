import { listProducts } from '@e-store/shared/catalog/endpoints';
import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import type { Context } from '../../platform/context.ts';
import { UnavailableError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { selectedFilters } from './catalog-index.ts';
import { toMongoFilter } from './filterable-fields.ts';
import { LIST_COLLATION, withCategoryKey } from './product-filter.ts';
import { findProducts } from './search/find-products.ts';
import { relaxFilters } from './search/relax-filters.ts';
import { toProduct } from './to-product.ts';

/** The id breaks ties. */
const SORTS: Record<Exclude<SortOrder, 'origin'>, Record<string, 1 | -1>> = {
  popular: { sold: -1, _id: -1 },
  newest: { publishedAt: -1, _id: -1 },
  'price-asc': { price: 1, _id: -1 },
  'price-desc': { price: -1, _id: -1 },
};

export const listProductsRoute = route(
  listProducts,
  async ({ query: rawQuery, answer }, context) => {
    const query = withCategoryKey(rawQuery, await context.categories.all());
    const { keyword } = query;
    const list = await (keyword ? listFound(context, { ...query, keyword }) : listSelected(context, query));
    const relaxations =
      list.productCount === 0 ? await relaxFilters(context, query).catch(undefinedWhileAway) : [];
    if (!('reduced' in list)) answer.cache(list.product.map(({ _id }) => _id));
    return {
      ...list,
      page: query.page,
      limit: query.limit,
      ...(relaxations && relaxations.length > 0 && { loosen: relaxations }),
    };
  },
  { isCached: true },
);

async function listFound(context: Context, query: ProductListQuery & { keyword: string }) {
  const { ids, count, facets, note } = await findProducts(context, query);
  const product = await context.listedProducts(ids);
  return { product, productCount: count, ...(facets && { facets }), ...note };
}

/** Without the index, lists come from MongoDB. */
async function listSelected(context: Context, query: ProductListQuery) {
  const { catalogIndex, listedProducts } = context;
  const { page, limit, sort, facets: hasFacets = false } = query;
  const [filters, from] = [selectedFilters(query), (page - 1) * limit];
  // No database index covers the order by country.
  if (catalogIndex.isLive() || sort === 'origin') {
    const found = await catalogIndex
      .search({ filters, sort, from, limit, hasFacets })
      .catch(undefinedWhileAway);
    if (found)
      return {
        product: await listedProducts(found.ids),
        productCount: found.count,
        ...(found.facets && { facets: found.facets }),
      };
  }
  const [list, counted] = await Promise.all([
    listFromDatabase(context, query, sort === 'origin' ? 'popular' : sort),
    hasFacets ? catalogIndex.search({ filters, hasFacets }).catch(undefinedWhileAway) : undefined,
  ]);
  const isReduced = sort === 'origin' || (hasFacets && !counted);
  return {
    ...list,
    ...(counted && { facets: counted.facets }),
    ...(isReduced && { reduced: true as const }),
  };
}

const undefinedWhileAway = (error: unknown): undefined => {
  if (!(error instanceof UnavailableError)) throw error;
};

async function listFromDatabase(
  { database: { products } }: Context,
  query: ProductListQuery,
  sort: Exclude<SortOrder, 'origin'> = 'popular',
) {
  const filter = toMongoFilter(selectedFilters(query));
  const [records, productCount] = await Promise.all([
    products
      .find(filter)
      .collation(LIST_COLLATION)
      .sort(SORTS[sort])
      .skip((query.page - 1) * query.limit)
      .limit(query.limit)
      .lean(),
    products.countDocuments(filter).collation(LIST_COLLATION),
  ]);
  return { product: records.map(toProduct), productCount };
}
