import type { ProductSearch } from '../catalog/search/product-search.ts';

/** Ids of what the words of a search find, beside what they say of filters; best first. */
export async function findByWords(search: ProductSearch, words: string): Promise<string[]> {
  const reading = await search.read(words);
  if (reading.isNonsense) return [];
  const scores = [...((await search.find(reading)) ?? [])];
  return scores.toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
}
