import { productNumbers } from '../features/catalog/product-numbers.ts';
import type { ProductSearch } from '../features/catalog/search/product-search.ts';

export async function findByWords(search: ProductSearch, words: string): Promise<string[]> {
  const parsedQuery = await search.read(words);
  if (parsedQuery.isNonsense) return [];
  const { products = [], scores = [] } = (await search.find(parsedQuery)) ?? {};
  return Array.from(products, (product, place) => ({
    id: productNumbers.idOf(product),
    score: scores[place] ?? 0,
  }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id);
}
