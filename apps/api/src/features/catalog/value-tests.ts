import type { AnyOf, ParsedFilters } from '@e-store/search-query/parsed-query';
import { fold, wordsOf } from '@e-store/search-query/tokens';
import type { ListFilters } from '@e-store/shared/catalog/product-list-query';

/** Tests one value of a filterable field. */
export type ValueTest = (value: string) => boolean;

/** Applies a function to a filter, if there is one. */
export const given = <Filter, Result>(filter: Filter | undefined, apply: (filter: Filter) => Result) =>
  filter === undefined ? undefined : apply(filter);

export function is(wanted: string): ValueTest {
  return (value) => value === wanted;
}

export function isOneOf(wanted: readonly string[]): ValueTest {
  return (value) => wanted.includes(value);
}

export const isFlag = (wanted: boolean) => is(String(wanted));

/** Compares without letter case, as `LIST_COLLATION` does. */
export function isLike(...wanted: readonly string[]): ValueTest {
  const folded = wanted.map(fold);
  return (value) => folded.includes(fold(value));
}

export function holdsAny(sets: AnyOf): ValueTest {
  return (value) => {
    const words = wordsOf(value);
    return sets.some((set) => set.every((word) => words.includes(word)));
  };
}

export function isSize({ labels, ages }: NonNullable<ParsedFilters['size']>): ValueTest {
  const wanted = labels.map(fold);
  return (size) => wanted.includes(fold(size)) || ages.some((age) => isForAge(size, age));
}

/** Size 6-7Y fits children of 6 and 7 years. */
function isForAge(size: string, age: number): boolean {
  const [, from, to] = /^(\d+)-(\d+)\s*Y$/i.exec(size) ?? [];
  return from !== undefined && to !== undefined && age >= Number(from) && age <= Number(to);
}

export type PriceBounds = NonNullable<ListFilters['price']>;

/** `price[foo]=1` leaves no bound and is no condition. */
export function withBound(price: PriceBounds | undefined): PriceBounds | undefined {
  return price && Object.keys(price).length > 0 ? price : undefined;
}

export function isWithin({ gt, gte, lt, lte }: PriceBounds): ValueTest {
  return (value) => {
    const price = Number(value);
    return !(
      (gt !== undefined && price <= gt) ||
      (gte !== undefined && price < gte) ||
      (lt !== undefined && price >= lt) ||
      (lte !== undefined && price > lte)
    );
  };
}
