import { suggestProducts, SUGGESTION_LIMITS, type SuggestedProduct } from '@e-store/shared/catalog/endpoints';
import type { Product } from '@e-store/shared/catalog/product';
import { route } from '../../platform/http/route.ts';
import { toSearchNote, toIndexQuery, type Shop } from './search/find-products.ts';
import { searchTerms } from './search/search-terms.ts';

/** Parses the typed words as the list does, and returns products, categories and search terms. */
export const suggestProductsRoute = route(suggestProducts, async ({ query }, context) => {
  const { listed, search, catalogIndex } = context;
  const keyword = query.keyword ?? '';
  const parsedQuery = await search.read(keyword);
  const question = keyword === '' ? { choice: {} } : await toIndexQuery(context, parsedQuery);
  const { products: limit } = SUGGESTION_LIMITS;
  const [answer] = await catalogIndex.ask([
    { ...question, order: parsedQuery.filters.sort, limit, hasFacets: true },
  ]);
  const { ids = [], count = 0, facets } = answer ?? {};
  const [products, terms] = await Promise.all([
    listed.find(ids),
    termsThatFind(context, searchTerms(keyword, parsedQuery, search.names())),
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

/** Runs one at a time and stops early, because each scans the whole index. */
async function termsThatFind(shop: Shop, terms: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const term of terms) {
    if (found.length === SUGGESTION_LIMITS.terms) break;
    const question = await toIndexQuery(shop, await shop.search.read(term));
    const [answer] = await shop.catalogIndex.ask([question]);
    if (answer && answer.count > 0) found.push(term);
  }
  return found;
}

function toSuggested({ _id, name, price, mrp, images, stock }: Product): SuggestedProduct {
  return { _id, name, price, mrp, image: images[0]?.url ?? '', inStock: stock > 0 };
}
