import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { FilterRelaxation } from '@e-store/shared/catalog/search-note';
import type { Choice } from '../choice-rules.ts';
import { selectedFilters, toIndexQuery, type Shop } from './find-products.ts';
import type { ParsedQuery } from './parsed-query.ts';

const MAX_OFFERS = 5;
const MAX_TRIED_WAYS = 10;
type Relaxation = Omit<FilterRelaxation, 'count'>;

/**
 * Suggests how to relax a query without results, with product counts, largest first. Falls back to single
 * words.
 */
export async function relaxFilters(shop: Shop, query: ProductListQuery): Promise<FilterRelaxation[]> {
  const { keyword = '' } = query;
  const choice = selectedFilters(query);
  const parsedQuery = await shop.search.read(keyword);
  const filters = Object.keys(choice).map((filter): Relaxation => ({ filter }));
  const small = [...filters, ...(keyword ? otherWords(shop, parsedQuery, keyword) : [])];
  const offers = await counted(shop, small, keyword, choice);
  return offers.length > 0 ? offers : counted(shop, singleWords(parsedQuery), keyword, choice);
}

async function counted(
  shop: Shop,
  ways: readonly Relaxation[],
  typed: string,
  choice: Choice,
): Promise<FilterRelaxation[]> {
  const tried = ways.slice(0, MAX_TRIED_WAYS);
  const questions = tried.map(async ({ filter, keyword = typed }) => ({
    ...(keyword ? await toIndexQuery(shop, await shop.search.read(keyword)) : {}),
    choice: filter === undefined ? choice : without(choice, filter),
  }));
  const answers = await shop.catalogIndex.ask(await Promise.all(questions));
  return tried
    .map((way, index) => ({ ...way, count: answers[index]?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERS);
}

const ALL = 'all';

function singleWords({ parts, words }: ParsedQuery): Relaxation[] {
  const texts = new Set([...parts, ...words].map(({ text }) => text));
  return [
    { filter: ALL },
    ...(texts.size > 1 ? [...texts].map((keyword) => ({ filter: ALL, keyword })) : []),
  ];
}

const without = (choice: Choice, filter: string): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([name]) => filter !== ALL && name !== filter));

const withWord = (keyword: string, word: string, other: string) =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .map((part) => (part === word ? other : part))
    .join(' ');

function otherWords({ search }: Shop, parsedQuery: ParsedQuery, keyword: string): Relaxation[] {
  if (parsedQuery.isExact) return [{ keyword: keyword.replace(/["“”]/g, '') }];
  const less = [
    ...parsedQuery.parts.map(({ label, without: words }) => ({ keyword: words, without: label })),
    ...parsedQuery.words.map(({ text, without: words }) => ({ keyword: words, without: `“${text}”` })),
  ].filter(({ keyword: words }) => words !== '');
  const spellingCorrection = parsedQuery.ignored.slice(0, MAX_TRIED_WAYS).flatMap((word) => {
    const near = search.nearest(word);
    return near ? [{ keyword: withWord(keyword, word, near) }] : [];
  });
  return [...spellingCorrection, ...less];
}
