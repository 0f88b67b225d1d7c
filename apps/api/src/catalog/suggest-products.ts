import { suggestProducts } from '@e-store/shared/catalog/endpoints';
import type { Product } from '@e-store/shared/catalog/product';
import { SUGGESTED, type SuggestedProduct } from '@e-store/shared/catalog/suggestions';
import { route } from '../http/route.ts';
import { noteOf, questionOf, type Shop } from './search/find-products.ts';
import { searchTerms } from './search/search-terms.ts';

/** Parses the typed words as the list does, and returns products, categories and search terms. */
export const suggestProductsRoute = route(suggestProducts, async ({ query }, context) => {
  const { listed, search, shelf } = context;
  const keyword = query.keyword ?? '';
  const reading = await search.read(keyword);
  const question = keyword === '' ? { choice: {} } : await questionOf(context, reading);
  const { products: limit } = SUGGESTED;
  const [answer] = await shelf.ask([{ ...question, order: reading.filters.sort, limit, hasFacets: true }]);
  const { ids = [], count = 0, facets } = answer ?? {};
  const [products, terms] = await Promise.all([
    listed.find(ids),
    termsThatFind(context, searchTerms(keyword, reading, search.names())),
  ]);
  const kinds = reading.filters.category ? [] : (facets?.category ?? []);
  return {
    products: products.map(toSuggested),
    productCount: count,
    categories: kinds.filter((kind) => kind.count > 0),
    terms,
    ...noteOf(reading, keyword),
  };
});

/** Runs one at a time and stops early, because each scans the whole index. */
async function termsThatFind(shop: Shop, terms: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const term of terms) {
    if (found.length === SUGGESTED.terms) break;
    const question = await questionOf(shop, await shop.search.read(term));
    const [answer] = await shop.shelf.ask([question]);
    if (answer && answer.count > 0) found.push(term);
  }
  return found;
}

function toSuggested({ _id, name, price, mrp, images, stock }: Product): SuggestedProduct {
  return { _id, name, price, mrp, image: images[0]?.url ?? '', inStock: stock > 0 };
}
