import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { Loosening } from '@e-store/shared/catalog/search-note';
import type { Choice } from '../choice-rules.ts';
import { choiceOf, questionOf, type Shop } from './find-products.ts';
import type { Reading } from './reading.ts';

const MOST_OFFERS = 5;
const MOST_WAYS = 10;
type Way = Omit<Loosening, 'count'>;

/**
 * Suggests how to relax a query without results, with product counts, largest first. Falls back to single
 * words.
 */
export async function loosenSearch(shop: Shop, query: ProductListQuery): Promise<Loosening[]> {
  const { keyword = '' } = query;
  const choice = choiceOf(query);
  const reading = await shop.search.read(keyword);
  const filters = Object.keys(choice).map((filter): Way => ({ filter }));
  const small = [...filters, ...(keyword ? otherWords(shop, reading, keyword) : [])];
  const offers = await counted(shop, small, keyword, choice);
  return offers.length > 0 ? offers : counted(shop, singleWords(reading), keyword, choice);
}

async function counted(
  shop: Shop,
  ways: readonly Way[],
  typed: string,
  choice: Choice,
): Promise<Loosening[]> {
  const tried = ways.slice(0, MOST_WAYS);
  const questions = tried.map(async ({ filter, keyword = typed }) => ({
    ...(keyword ? await questionOf(shop, await shop.search.read(keyword)) : {}),
    choice: filter === undefined ? choice : without(choice, filter),
  }));
  const answers = await shop.shelf.ask(await Promise.all(questions));
  return tried
    .map((way, index) => ({ ...way, count: answers[index]?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_OFFERS);
}

const ALL = 'all';

function singleWords({ parts, words }: Reading): Way[] {
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

function otherWords({ search }: Shop, reading: Reading, keyword: string): Way[] {
  if (reading.isExact) return [{ keyword: keyword.replace(/["“”]/g, '') }];
  const less = [
    ...reading.parts.map(({ label, without: words }) => ({ keyword: words, without: label })),
    ...reading.words.map(({ text, without: words }) => ({ keyword: words, without: `“${text}”` })),
  ].filter(({ keyword: words }) => words !== '');
  const respelt = reading.ignored.slice(0, MOST_WAYS).flatMap((word) => {
    const near = search.nearest(word);
    return near ? [{ keyword: withWord(keyword, word, near) }] : [];
  });
  return [...respelt, ...less];
}
