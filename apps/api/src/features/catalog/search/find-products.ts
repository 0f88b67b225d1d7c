import type { ParsedQuery } from '@e-store/search-query/parsed-query';
import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { SearchGroup, SearchNote } from '@e-store/shared/catalog/search-note';
import type { Context } from '../../../platform/context.ts';
import { type CatalogPage, selectedFilters } from '../catalog-index.ts';

export async function findProducts(
  { search, catalogIndex }: Pick<Context, 'search' | 'catalogIndex'>,
  query: ProductListQuery & { keyword: string },
): Promise<CatalogPage & { note: SearchNote }> {
  const find = async (parsed: ParsedQuery) => {
    const page = await catalogIndex.search({
      filters: selectedFilters(query),
      parsed,
      sort: query.sort,
      from: (query.page - 1) * query.limit,
      limit: query.limit,
      hasFacets: query.facets === true,
    });
    return { ...page, note: toSearchNote(parsed, query.keyword, query) };
  };
  const parsed = await search.read(query.keyword);
  const page = await find(parsed);
  const wider = page.count === 0 ? withoutOccasions(parsed) : undefined;
  return wider ? find(wider) : page;
}

function withoutOccasions(parsed: ParsedQuery): ParsedQuery | undefined {
  const words = parsed.words.filter(({ isOccasion }) => !isOccasion);
  if (words.length === parsed.words.length || parsed.parts.length + words.length === 0) return undefined;
  const left = parsed.words.flatMap(({ text, isOccasion }) => (isOccasion ? text : []));
  return { ...parsed, words, ignored: [...parsed.ignored, ...left] };
}

const MAX_KEYWORD = 64;

const isChosen = (chosen: Partial<ProductListQuery>, group: SearchGroup) =>
  group !== 'fabric' && group !== 'words' && chosen[group] !== undefined;

/** Omits parts that an explicit filter overrides. */
export function toSearchNote(
  { parts, spellingCorrection, help, ignored, notSold, isNonsense }: ParsedQuery,
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
    ...(notSold.length > 0 && { notSold: [...new Set(notSold.map(({ name }) => name))] }),
    ...(help.length > 0 && { help }),
  };
}
