import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { SearchGroup, SearchNote } from '@e-store/shared/catalog/search-note';
import type { Context } from '../../../platform/context.ts';
import type { Choice } from '../choice-rules.ts';
import type { IndexResult, IndexQuery } from '../index-query.ts';
import type { ParsedQuery } from './parsed-query.ts';
import type { Matches } from './search-thread.ts';

export type Shop = Pick<Context, 'search' | 'catalogIndex'>;

/** Returns a page of search results with a note on how the words were understood. */
export async function findProducts(
  shop: Shop,
  query: ProductListQuery & { keyword: string },
): Promise<IndexResult & { note: SearchNote }> {
  const parsedQuery = await shop.search.read(query.keyword);
  const [answer = NOTHING] = await shop.catalogIndex.ask([
    {
      ...(await toIndexQuery(shop, parsedQuery)),
      choice: selectedFilters(query),
      order: query.sort ?? parsedQuery.filters.sort,
      from: (query.page - 1) * query.limit,
      limit: query.limit,
      hasFacets: query.facets === true,
    },
  ]);
  return { ...answer, note: toSearchNote(parsedQuery, query.keyword, query) };
}

const NOTHING: IndexResult = { ids: [], count: 0 };
const NO_MATCHES: Matches = { products: new Uint32Array(), scores: new Float64Array() };

export async function toIndexQuery(
  { search }: Pick<Shop, 'search'>,
  parsedQuery: ParsedQuery,
): Promise<IndexQuery> {
  return {
    choice: {},
    read: parsedQuery.filters,
    found: parsedQuery.isNonsense ? NO_MATCHES : await search.find(parsedQuery),
    excluded: await findContaining(search, parsedQuery.notWords),
  };
}

async function findContaining(
  search: Shop['search'],
  words: ParsedQuery['notWords'],
): Promise<ReadonlySet<number> | undefined> {
  if (words.length === 0) return undefined;
  const finds = words.map((forms) => search.find({ words: [{ forms }], isExact: false }));
  const found = await Promise.all(finds);
  return new Set(found.flatMap((matches) => [...(matches?.products ?? [])]));
}

export function selectedFilters(query: ProductListQuery): Choice {
  const { category, department, size, colour, brand, origin, price, onSale, inStock } = query;
  const named = { category, department, size, colour, brand, origin, price, onSale, inStock };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

const MAX_KEYWORD = 64;

const isChosen = (chosen: Partial<ProductListQuery>, group: SearchGroup) =>
  group !== 'fabric' && group !== 'words' && chosen[group] !== undefined;

/** Describes how the words were understood. Parts that an explicit filter overrides are omitted. */
export function toSearchNote(
  { parts, spellingCorrection, help, ignored, isNonsense }: ParsedQuery,
  typed: string,
  chosen: Partial<ProductListQuery> = {},
): SearchNote {
  const understood = parts
    .filter(({ group }) => !isChosen(chosen, group))
    .map(({ group, value, not, label, without }) => ({
      group,
      ...(value && { value }),
      ...(not && { not }),
      label,
      without,
    }));
  return {
    ...(understood.length > 0 && { understood }),
    ...(spellingCorrection !== undefined && {
      instead: { words: spellingCorrection, exact: `"${typed.slice(0, MAX_KEYWORD - 2)}"` },
    }),
    ...(ignored.length > 0 && !isNonsense && { ignored }),
    ...(help.length > 0 && { help }),
  };
}
