import type { ParsedQuery } from '@e-store/search-query/parsed-query';
import type { ListFilters, ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { FilterRelaxation } from '@e-store/shared/catalog/search-note';
import type { Context } from '../../../platform/context.ts';
import { selectedFilters } from '../catalog-index.ts';

const MAX_OFFERS = 5;
const MAX_TRIED_WAYS = 10;
type Relaxation = Omit<FilterRelaxation, 'count'>;
type Shop = Pick<Context, 'search' | 'catalogIndex'>;

/** For a query without results: with product counts, largest first. Falls back to single words. */
export async function relaxFilters(shop: Shop, query: ProductListQuery): Promise<FilterRelaxation[]> {
  const { keyword = '' } = query;
  const selected = selectedFilters(query);
  const parsedQuery = await shop.search.read(keyword);
  const filters = Object.keys(selected).map((filter): Relaxation => ({ filter }));
  const small = [...filters, ...(keyword ? otherWords(shop, parsedQuery, keyword) : [])];
  const asked = { keyword, parsedQuery, selected };
  const offers = await counted(shop, small, asked);
  return offers.length > 0 ? offers : counted(shop, singleWords(parsedQuery), asked);
}

async function counted(
  shop: Shop,
  ways: readonly Relaxation[],
  asked: { keyword: string; parsedQuery: ParsedQuery; selected: ListFilters },
): Promise<FilterRelaxation[]> {
  const tried = ways.slice(0, MAX_TRIED_WAYS);
  const pages = await Promise.all(
    tried.map(async ({ filter, keyword = asked.keyword }) => {
      const parsed = keyword === asked.keyword ? asked.parsedQuery : await shop.search.read(keyword);
      return shop.catalogIndex.search({
        filters: filter === undefined ? asked.selected : without(asked.selected, filter),
        ...(keyword && { parsed }),
      });
    }),
  );
  return tried
    .map((way, index) => ({ ...way, count: pages[index]?.count ?? 0 }))
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

const without = (selected: ListFilters, filter: string): ListFilters =>
  Object.fromEntries(Object.entries(selected).filter(([name]) => filter !== ALL && name !== filter));

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
  const anyDiscount = parsedQuery.parts
    .filter(({ group }) => group === 'minDiscount')
    .map(({ without: words }) => ({ keyword: `${words} on sale`.trim() }));
  const leftOut = [...parsedQuery.ignored, ...parsedQuery.notSold.map(({ text }) => text)];
  const isHelp = parsedQuery.help.length > 0;
  const spellingCorrection = (isHelp ? [] : leftOut).slice(0, MAX_TRIED_WAYS).flatMap((word) => {
    const near = search.nearest(word);
    return near ? [{ keyword: withWord(keyword, word, near) }] : [];
  });
  return [...spellingCorrection, ...anyDiscount, ...less];
}
