import type { TextSearch } from '../features/catalog/search/text-search.ts';

export async function findByWords(search: TextSearch, words: string): Promise<string[]> {
  const parsedQuery = await search.read(words);
  if (parsedQuery.isNonsense) return [];
  const scores = (await search.find(parsedQuery)) ?? new Map<string, number>();
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
