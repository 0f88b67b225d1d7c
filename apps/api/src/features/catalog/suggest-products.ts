import { completeSearch } from '@e-store/search-query/search-completions';
import { suggestProducts, SUGGESTION_LIMITS, type SuggestedProduct } from '@e-store/shared/catalog/endpoints';
import type { Product } from '@e-store/shared/catalog/product';
import { route } from '../../platform/http/route.ts';
import type { Context } from '../../platform/context.ts';
import { toSearchNote } from './search/find-products.ts';

export const suggestProductsRoute = route(suggestProducts, async ({ query }, context) => {
  const { search, catalogIndex, listedProducts } = context;
  const keyword = query.keyword ?? '';
  const parsedQuery = await search.read(keyword);
  const { ids, count, facets } = await catalogIndex.search({
    ...(keyword !== '' && { parsed: parsedQuery }),
    limit: SUGGESTION_LIMITS.products,
    hasFacets: true,
  });
  const [products, terms] = await Promise.all([
    listedProducts(ids),
    termsThatFind(context, completeSearch(keyword, parsedQuery, search.names())),
  ]);
  const kinds = parsedQuery.filters.category ? [] : (facets?.category ?? []);
  return {
    products: products.map(toSuggested),
    productCount: count,
    categories: kinds.filter((kind) => kind.count > 0),
    terms,
    ...toSearchNote(parsedQuery, keyword),
  };
});

/** One at a time, because each scans the whole index. */
async function termsThatFind({ search, catalogIndex }: Context, terms: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const term of terms) {
    if (found.length === SUGGESTION_LIMITS.terms) break;
    const { count } = await catalogIndex.search({ parsed: await search.read(term) });
    if (count > 0) found.push(term);
  }
  return found;
}

function toSuggested({ _id, name, price, mrp, images, stock }: Product): SuggestedProduct {
  return { _id, name, price, mrp, image: images[0]?.url ?? '', inStock: stock > 0 };
}
