import type { ParsedFilters } from '@e-store/search-query/parsed-query';
import { fold } from '@e-store/search-query/tokens';
import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import { lowestStock } from '@e-store/shared/catalog/stock-rules';
import type { ListFilters } from '@e-store/shared/catalog/product-list-query';
import {
  conditionsOf,
  type CountsOf,
  FIELD_NAMES,
  FILTERABLE_FIELDS,
  type FilterableField,
  FILTERED_FIELDS,
} from './filterable-fields.ts';
import type { ProductRecord } from './product.model.ts';

export const ENTRY_FIELDS = { ...FILTERED_FIELDS, sold: 1, createdAt: 1, publishedAt: 1 } as const;
type EntryRecord = Pick<ProductRecord, '_id' | keyof typeof ENTRY_FIELDS>;

export const newSince = ({ publishedAt, createdAt }: Pick<ProductRecord, 'publishedAt' | 'createdAt'>) =>
  (publishedAt ?? createdAt).getTime();

export type CatalogEntry = {
  id: string;
  price: number;
  origin: string;
  sold: number;
  /** `sold` at the last refresh. */
  popularity: number;
  /** Milliseconds since 1970. */
  newSince: number;
  lowestStock: number | undefined;
  /** Values of all fields, as numbers of the dictionary. */
  values: readonly number[];
};

/** Numbers distinct values, so that a filter tests each once and counts are plain arrays. */
class Dictionary {
  readonly values: { field: number; value: string; facetKeys: readonly string[] }[] = [];
  /** The bit of its field, by the number of the value. */
  readonly bits: number[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(field: number, value: string): number {
    const key = `${field} ${value}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    this.bits.push(bitOf(field));
    const facetKeys = FIELDS[field]?.facetKeys?.(value) ?? [value];
    return this.values.push({ field, value, facetKeys }) - 1;
  }
}

const FIELDS: readonly FilterableField[] = FIELD_NAMES.map((name) => FILTERABLE_FIELDS[name]);
const bitOf = (field: number) => 1 << field;

/** Visible products in memory, filtered and counted one by one. */
export class CatalogEntries {
  readonly #byId = new Map<string, CatalogEntry>();
  readonly #dictionary = new Dictionary();

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): CatalogEntry | undefined {
    return this.#byId.get(id);
  }

  all(): Iterable<CatalogEntry> {
    return this.#byId.values();
  }

  /** Keeps the popularity of a known product. */
  put(record: EntryRecord): CatalogEntry {
    const { _id, price, origin, sold } = record;
    const id = String(_id);
    const entry = {
      id,
      price,
      origin: fold(origin),
      sold,
      popularity: this.#byId.get(id)?.popularity ?? sold,
      newSince: newSince(record),
      lowestStock: lowestStock(record),
      values: FIELDS.flatMap(({ valuesOf }, field) =>
        valuesOf(record).map((value) => this.#dictionary.numberOf(field, value)),
      ),
    };
    this.#byId.set(id, entry);
    return entry;
  }

  delete(id: string): void {
    this.#byId.delete(id);
  }

  refreshPopularity(): boolean {
    let hasChanged = false;
    for (const entry of this.#byId.values()) {
      hasChanged ||= entry.popularity !== entry.sold;
      entry.popularity = entry.sold;
    }
    return hasChanged;
  }

  /** With `hasCounts`, counts the values of each field under the filters of the other fields. */
  find(
    among: Iterable<CatalogEntry>,
    filters: ListFilters,
    parsed: ParsedFilters = {},
    hasCounts = false,
  ): { matching: CatalogEntry[]; countsOf: CountsOf } {
    const tests = FIELDS.map((field) => testOf(field, filters, parsed));
    const required = tests.reduce((bits, test, field) => (test ? bits | bitOf(field) : bits), 0);
    const { values, bits } = this.#dictionary;
    /** Like `bits`, for values that pass the test of their field. */
    const passed = new Uint32Array(values.length);
    values.forEach(({ field, value }, number) => {
      if (tests[field]?.(value)) passed[number] = bitOf(field);
    });
    const counts = new Uint32Array(values.length);
    const matching: CatalogEntry[] = [];
    for (const entry of among) {
      let unmet = required;
      for (const value of entry.values) unmet &= ~(passed[value] ?? 0);
      if (unmet === 0) matching.push(entry);
      // An entry that fails the filter of one field counts in that field only.
      if (!hasCounts || !hasAtMostOneBit(unmet)) continue;
      for (const value of entry.values)
        if (unmet === 0 || bits[value] === unmet) counts[value] = (counts[value] ?? 0) + 1;
    }
    return { matching, countsOf: (name) => this.#countsOf(FIELD_NAMES.indexOf(name), counts) };
  }

  #countsOf(wanted: number, counts: Uint32Array): Map<string, number> {
    const counted = new Map<string, number>();
    this.#dictionary.values.forEach(({ field, facetKeys }, number) => {
      const count = counts[number] ?? 0;
      if (field !== wanted || count === 0) return;
      for (const key of facetKeys) counted.set(key, (counted.get(key) ?? 0) + count);
    });
    return counted;
  }
}

function testOf(
  field: FilterableField,
  filters: ListFilters,
  parsed: ParsedFilters,
): ((value: string) => boolean) | undefined {
  const { wanted, excluded } = conditionsOf(field, filters, parsed);
  if (!excluded) return wanted?.test;
  return (value) => (wanted?.test(value) ?? true) && !excluded.test(value);
}

const hasAtMostOneBit = (bits: number) => (bits & (bits - 1)) === 0;

type Compare = (a: CatalogEntry, b: CatalogEntry) => number;

/** The newest id breaks ties: pages neither repeat nor skip a product. */
const byId: Compare = (a, b) => (a.id < b.id ? 1 : -1);
const byPopularity: Compare = (a, b) => b.popularity - a.popularity || byId(a, b);
/** Without a country last. */
const byOrigin: Compare = (a, b) => {
  if (a.origin === b.origin) return 0;
  if (a.origin === '' || b.origin === '') return a.origin === '' ? 1 : -1;
  return a.origin < b.origin ? -1 : 1;
};

export const ENTRY_ORDERS: Record<SortOrder, Compare> = {
  popular: byPopularity,
  newest: (a, b) => b.newSince - a.newSince || byId(a, b),
  'price-asc': (a, b) => a.price - b.price || byId(a, b),
  'price-desc': (a, b) => b.price - a.price || byId(a, b),
  origin: (a, b) => byOrigin(a, b) || byPopularity(a, b),
};
