import type { QueryContainer } from '@opensearch-project/opensearch/api/_types/_common.query_dsl.d.ts';
import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import type { ListFilters } from '@e-store/shared/catalog/product-list-query';
import {
  conditionsOf,
  FACET_NAMES,
  FIELD_NAMES,
  FILTERABLE_FIELDS,
  type FieldName,
} from '../filterable-fields.ts';
import type { ParsedFilters, ParsedQuery } from '@e-store/search-query/parsed-query';
import { isPrefix, PREFIX_FIELD, WORD_FIELDS } from './documents.ts';

type Sort = Record<string, 'asc' | 'desc' | { order: 'asc' | 'desc'; missing: '_last' }>[];

/** The newest id breaks ties: pages neither repeat nor skip a product. */
const BY_ID: Sort = [{ id: 'desc' }];
const BY_POPULARITY: Sort = [{ popularity: 'desc' }, ...BY_ID];
const SORTS: Record<SortOrder, Sort> = {
  popular: BY_POPULARITY,
  newest: [{ newSince: 'desc' }, ...BY_ID],
  'price-asc': [{ 'filters.price.number': 'asc' }, ...BY_ID],
  'price-desc': [{ 'filters.price.number': 'desc' }, ...BY_ID],
  origin: [{ country: { order: 'asc', missing: '_last' } }, ...BY_POPULARITY],
};

/** Searches default to best match. */
export const toSort = (sort: SortOrder | undefined, hasWords: boolean): Sort =>
  sort ? SORTS[sort] : hasWords ? [{ _score: 'desc' }, ...BY_POPULARITY] : BY_POPULARITY;

/** `undefined` without words, which matches every product. */
export function toWordQuery(parsed: ParsedQuery | undefined): QueryContainer | undefined {
  if (!parsed) return undefined;
  if (parsed.isNonsense) return { match_none: {} };
  const { words, notWords, isExact } = parsed;
  if (words.length === 0 && notWords.length === 0) return undefined;
  return {
    bool: {
      must: words.map(({ forms }) => anyForm(forms, isExact)),
      must_not: notWords.map((forms) => anyForm(forms, false)),
    },
  };
}

/** As a whole word or, unless `isExact`, as a beginning. */
function anyForm(forms: readonly string[], isExact: boolean): QueryContainer {
  const prefixes = isExact ? [] : forms.filter(isPrefix);
  const should: QueryContainer[] = [
    { multi_match: { query: forms.join(' '), type: 'most_fields', fields: WORD_FIELDS } },
  ];
  if (prefixes.length > 0) should.push({ match: { [PREFIX_FIELD]: prefixes.join(' ') } });
  return { bool: { should, minimum_should_match: 1 } };
}

export type FieldFilters = ReadonlyMap<FieldName, QueryContainer>;

export function toFieldFilters(filters: ListFilters, parsed: ParsedFilters = {}): FieldFilters {
  const found = new Map<FieldName, QueryContainer>();
  for (const name of FIELD_NAMES) {
    const { wanted, excluded } = conditionsOf(FILTERABLE_FIELDS[name], filters, parsed);
    const query = {
      ...(wanted && { filter: [wanted.toOpenSearch(`filters.${name}`)] }),
      ...(excluded && { must_not: [excluded.toOpenSearch(`filters.${name}`)] }),
    };
    if (wanted ?? excluded) found.set(name, { bool: query });
  }
  return found;
}

/** Distinct values per facet. */
const MAX_VALUES = 1000;

const countsOf = (name: FieldName) => ({ [name]: { terms: { field: `facets.${name}`, size: MAX_VALUES } } });

/** The products of a page, and the counts of the fields without a filter. */
export const toPageBody = (words: QueryContainer | undefined, filters: FieldFilters, hasFacets: boolean) => ({
  query: { bool: { must: words ? [words] : [], filter: [...filters.values()] } },
  ...(hasFacets && {
    aggs: Object.assign({}, ...FACET_NAMES.filter((name) => !filters.has(name)).map(countsOf)),
  }),
  track_total_hits: true,
  _source: false,
});

/** A field with a filter counts under the filters of the others. */
export const toFacetBodies = (words: QueryContainer | undefined, filters: FieldFilters) =>
  FACET_NAMES.filter((name) => filters.has(name)).map((name) => {
    const others = [...filters].filter(([other]) => other !== name).map(([, query]) => query);
    return {
      query: { bool: { filter: [...(words ? [words] : []), ...others] } },
      aggs: countsOf(name),
      size: 0,
      track_total_hits: false,
    };
  });
