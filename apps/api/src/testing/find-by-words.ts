import type { ProductSearch } from '../catalog/search/product-search.ts';

/** Ids of what the words of a search find, beside what they say of filters; best first. */
export async function findByWords(search: ProductSearch, words: string): Promise<string[]> {
  const reading = await search.read(words);
  if (reading.isNonsense) return [];
  const { ids = [], scores = [] } = (await search.find(reading)) ?? {};
  return ids
    .map((id, place) => ({ id, score: scores[place] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id);
}
