import type { QueryContainer } from '@opensearch-project/opensearch/api/_types/_common.query_dsl.d.ts';
import type { ListFilters } from '@e-store/shared/catalog/product-list-query';
import type { WordAlternatives, ParsedFilters } from '@e-store/search-query/parsed-query';
import { fold, wordsOf } from '@e-store/search-query/tokens';

export type ValueCondition = {
  test: (value: string) => boolean;
  /** For a field held as `searchableForms`. */
  toOpenSearch: (field: string) => QueryContainer;
};

export const searchableForms = (values: readonly string[]) => ({
  value: values,
  folded: values.map(fold),
  words: values.flatMap(wordsOf),
  number: values.filter((value) => /^\d+$/.test(value)).map(Number),
  age: values.flatMap(agesOf),
});

export const mapDefined = <Filter, Result>(filter: Filter | undefined, apply: (filter: Filter) => Result) =>
  filter === undefined ? undefined : apply(filter);

export const equals = (wanted: string): ValueCondition => oneOf([wanted]);

export const oneOf = (wanted: readonly string[]): ValueCondition => ({
  test: (value) => wanted.includes(value),
  toOpenSearch: (field) => ({ terms: { [`${field}.value`]: [...wanted] } }),
});

export const equalsFlag = (wanted: boolean): ValueCondition => equals(String(wanted));

/** Ignores letter case, as `LIST_COLLATION` does. */
export function equalsIgnoringCase(...wanted: readonly string[]): ValueCondition {
  const folded = wanted.map(fold);
  return {
    test: (value) => folded.includes(fold(value)),
    toOpenSearch: (field) => ({ terms: { [`${field}.folded`]: folded } }),
  };
}

export const containsWords = (sets: WordAlternatives): ValueCondition => ({
  test: (value) => {
    const words = wordsOf(value);
    return sets.some((set) => set.every((word) => words.includes(word)));
  },
  toOpenSearch: (field) =>
    anyQuery(
      sets.map((set) => ({ bool: { filter: set.map((word) => ({ term: { [`${field}.words`]: word } })) } })),
    ),
});

export const anyCondition = (...conditions: readonly ValueCondition[]): ValueCondition => ({
  test: (value) => conditions.some(({ test }) => test(value)),
  toOpenSearch: (field) => anyQuery(conditions.map(({ toOpenSearch }) => toOpenSearch(field))),
});

export const sizeCondition = ({ labels, ages }: NonNullable<ParsedFilters['size']>): ValueCondition =>
  anyCondition(equalsIgnoringCase(...labels), {
    test: (size) => agesOf(size).some((age) => ages.includes(age)),
    toOpenSearch: (field) => ({ terms: { [`${field}.age`]: ages } }),
  });

/** Size 6-7Y fits children of 6 and 7 years. */
function agesOf(size: string): number[] {
  const [from = 0, to = -1] = (/^(\d{1,2})-(\d{1,2})\s*Y$/i.exec(size) ?? []).slice(1).map(Number);
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

export type PriceBounds = NonNullable<ListFilters['price']>;

/** `price[foo]=1` leaves no bound and is no condition. */
export function withBound(price: PriceBounds | undefined): PriceBounds | undefined {
  return price && Object.keys(price).length > 0 ? price : undefined;
}

export const inRange = ({ gt, gte, lt, lte }: PriceBounds): ValueCondition => ({
  test: (value) => {
    const price = Number(value);
    return !(
      (gt !== undefined && price <= gt) ||
      (gte !== undefined && price < gte) ||
      (lt !== undefined && price >= lt) ||
      (lte !== undefined && price > lte)
    );
  },
  toOpenSearch: (field) => ({ range: { [`${field}.number`]: withoutUndefined({ gt, gte, lt, lte }) } }),
});

export const atLeast = (gte: number): ValueCondition => inRange({ gte });

const withoutUndefined = (bounds: PriceBounds) =>
  Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined));

/** A `bool` query without clauses would match everything. */
const anyQuery = (should: QueryContainer[]): QueryContainer =>
  should.length === 0 ? { match_none: {} } : { bool: { should, minimum_should_match: 1 } };
