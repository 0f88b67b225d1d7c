import type { ProductSearch } from '../features/catalog/search/product-search.ts';

export async function findByWords(search: ProductSearch, words: string): Promise<string[]> {
  const parsedQuery = await search.read(words);
  if (parsedQuery.isNonsense) return [];
  const scores = (await search.find(parsedQuery)) ?? new Map<string, number>();
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
