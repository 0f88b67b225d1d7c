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
import { isPrefix, PREFIX_FIELDS, WORD_FIELDS } from './documents.ts';

type Sort = Record<string, 'asc' | 'desc' | { order: 'asc' | 'desc'; missing: '_last' }>[];

/** The newest id breaks ties: pages neither repeat nor skip a product. */
const BY_ID: Sort = [{ id: 'desc' }];
const BY_POPULARITY: Sort = [{ popularity: 'desc' }, ...BY_ID];
const SORTS: Record<SortOrder, Sort> = {
  popular: BY_POPULARITY,
  newest: [{ createdAt: 'desc' }, ...BY_ID],
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
  const match = (query: readonly string[], fields: string[]): QueryContainer => ({
    multi_match: { query: query.join(' '), operator: 'or', type: 'most_fields', fields },
  });
  return {
    bool: {
      should: [match(forms, WORD_FIELDS), ...(prefixes.length > 0 ? [match(prefixes, PREFIX_FIELDS)] : [])],
      minimum_should_match: 1,
    },
  };
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

/** Each facet counts under the filters of the other fields. Fields without a filter share one count. */
export function toAggregations(filters: FieldFilters) {
  const termsOf = (name: FieldName) => ({ terms: { field: `facets.${name}`, size: MAX_VALUES } });
  const others = (name?: FieldName): QueryContainer => ({
    bool: { filter: [...filters].filter(([other]) => other !== name).map(([, query]) => query) },
  });
  const unfiltered = FACET_NAMES.filter((name) => !filters.has(name));
  const filtered = FACET_NAMES.filter((name) => filters.has(name));
  return {
    unfiltered: {
      filter: others(),
      aggs: Object.fromEntries(unfiltered.map((name) => [name, termsOf(name)])),
    },
    ...Object.fromEntries(
      filtered.map((name) => [name, { filter: others(name), aggs: { [name]: termsOf(name) } }]),
    ),
  };
}
