import type { ParsedFilters } from '@e-store/search-query/parsed-query';
import { fold } from '@e-store/search-query/tokens';
import { type Category, DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import type { Facets, FacetValue } from '@e-store/shared/catalog/endpoints';
import { isInPriceBand, PRICE_BANDS } from '@e-store/shared/catalog/price-rules';
import type { ListFilters } from '@e-store/shared/catalog/product-list-query';
import { sizeRank } from '@e-store/shared/catalog/size-rank';
import { trusted } from 'mongoose';
import { colourPatterns, colourCondition } from './colour-families.ts';
import { LISTED, type ProductFilter } from './product-filter.ts';
import type { ProductRecord } from './product.model.ts';
import {
  atLeast,
  mapDefined,
  containsWords,
  equals,
  equalsFlag,
  equalsIgnoringCase,
  oneOf,
  sizeCondition,
  inRange,
  type PriceBounds,
  type ValueCondition,
  withBound,
} from './value-conditions.ts';

export const FILTERED_FIELDS = {
  category: 1,
  department: 1,
  colour: 1,
  brand: 1,
  origin: 1,
  price: 1,
  stock: 1,
  sizes: 1,
  discountPercent: 1,
  fabric: 1,
} as const;

type FilteredProduct = Pick<ProductRecord, keyof typeof FILTERED_FIELDS>;
/** Products by value. */
type Counts = ReadonlyMap<string, number>;
export type CountsOf = (field: FieldName) => Counts;

export type FilterableField = {
  /** The values that filters match and facets count. */
  valuesOf: (product: FilteredProduct) => string[];
  /** What facets count a value as; by default the value itself. */
  facetKeys?: (value: string) => string[];
  selected: (filters: ListFilters) => ValueCondition | undefined;
  parsed: (filters: ParsedFilters) => ValueCondition | undefined;
  /** The selected filter for MongoDB. Run it with `LIST_COLLATION`. */
  toMongo: (filters: ListFilters) => ProductFilter | undefined;
  toFacet: (counts: Counts, categories: readonly Category[]) => FacetValue[];
};

/** A new field also needs its query parameter in `ListFilters`. */
export const FILTERABLE_FIELDS = {
  category: {
    valuesOf: ({ category }) => [category],
    selected: ({ category }) => mapDefined(category, equals),
    parsed: ({ category }) => mapDefined(category, oneOf),
    toMongo: ({ category }) => mapDefined(category, (key) => ({ category: key })),
    toFacet: (counts, categories) => categories.map(({ key, name }) => facetValue(counts, key, name)),
  },
  department: {
    valuesOf: ({ department }) => [department],
    selected: ({ department }) => mapDefined(department, equals),
    parsed: ({ department }) => mapDefined(department, oneOf),
    toMongo: ({ department }) => mapDefined(department, (key) => ({ department: key })),
    toFacet: (counts) => DEPARTMENTS.map((key) => facetValue(counts, key, DEPARTMENT_NAMES[key])),
  },
  price: {
    valuesOf: ({ price }) => [String(price)],
    selected: ({ price }) => mapDefined(withBound(price), inRange),
    parsed: ({ price }) => mapDefined(price, inRange),
    toMongo: ({ price }) =>
      mapDefined(withBound(price), (bounds) => ({ price: trusted(mongoBounds(bounds)) })),
    facetKeys: (price) =>
      PRICE_BANDS.filter((band) => isInPriceBand(Number(price), band)).map(({ key }) => key),
    toFacet: (counts) => PRICE_BANDS.map(({ key, label }) => facetValue(counts, key, label)),
  },
  /** Only sizes in stock. */
  size: {
    valuesOf: ({ sizes }) => sizes.filter(({ stock }) => stock > 0).map(({ size }) => size),
    selected: ({ size }) => mapDefined(size, equalsIgnoringCase),
    parsed: ({ size }) => mapDefined(size, sizeCondition),
    toMongo: ({ size }) =>
      mapDefined(size, (label) => ({
        sizes: trusted({ $elemMatch: { size: label, stock: { $gt: 0 } } }),
      })),
    toFacet: (counts) =>
      mergeSpellings(counts).toSorted((a, b) => sizeRank(a.value) - sizeRank(b.value) || byValue(a, b)),
  },
  colour: {
    valuesOf: ({ colour }) => [colour],
    selected: ({ colour }) => mapDefined(colour, colourCondition),
    parsed: ({ colour }) => mapDefined(colour, containsWords),
    toMongo: ({ colour }) =>
      mapDefined(colour, (wanted) => ({ colour: trusted({ $in: colourPatterns(wanted) }) })),
    /** A family counts all of its shades. */
    toFacet: (counts) =>
      mergeSpellings(counts)
        .map((colour) => ({ ...colour, count: sumOf(counts, colourCondition(colour.value).test) }))
        .toSorted((a, b) => b.count - a.count || byValue(a, b)),
  },
  brand: {
    valuesOf: ({ brand }) => [brand],
    selected: ({ brand }) => mapDefined(brand, equalsIgnoringCase),
    parsed: ({ brand }) => mapDefined(brand, (brands) => equalsIgnoringCase(...brands)),
    toMongo: ({ brand }) => mapDefined(brand, (name) => ({ brand: name })),
    toFacet: (counts) => mergeSpellings(counts).toSorted(byValue),
  },
  origin: {
    valuesOf: ({ origin }) => [origin],
    selected: ({ origin }) => mapDefined(origin, equalsIgnoringCase),
    parsed: () => undefined,
    toMongo: ({ origin }) => mapDefined(origin, (country) => ({ origin: country })),
    toFacet: (counts) => mergeSpellings(counts).toSorted(byValue),
  },
  onSale: {
    valuesOf: ({ discountPercent }) => [String(discountPercent > 0)],
    selected: ({ onSale }) => mapDefined(onSale, equalsFlag),
    parsed: ({ onSale }) => mapDefined(onSale, equalsFlag),
    toMongo: ({ onSale }) =>
      mapDefined(onSale, (flag) => ({ discountPercent: flag ? trusted({ $gt: 0 }) : 0 })),
    toFacet: (counts) => [facetValue(counts, 'true', 'On sale')],
  },
  minDiscount: {
    valuesOf: ({ discountPercent }) => [String(discountPercent)],
    selected: ({ minDiscount }) => mapDefined(minDiscount, atLeast),
    parsed: ({ minDiscount }) => mapDefined(minDiscount, atLeast),
    toMongo: ({ minDiscount }) =>
      mapDefined(minDiscount, (percent) => ({ discountPercent: trusted({ $gte: percent }) })),
    toFacet: () => [],
  },
  inStock: {
    valuesOf: ({ stock }) => [String(stock > 0)],
    selected: ({ inStock }) => mapDefined(inStock, equalsFlag),
    parsed: ({ inStock }) => mapDefined(inStock, equalsFlag),
    toMongo: ({ inStock }) => mapDefined(inStock, (flag) => ({ stock: flag ? trusted({ $gt: 0 }) : 0 })),
    toFacet: (counts) => [facetValue(counts, 'true', 'In stock')],
  },
  /** Only searches filter by fabric. */
  fabric: {
    valuesOf: ({ fabric }) => [fabric],
    selected: () => undefined,
    parsed: ({ fabric }) => mapDefined(fabric, containsWords),
    toMongo: () => undefined,
    toFacet: () => [],
  },
} satisfies Record<keyof Omit<Facets, 'anyCategory'> | 'fabric' | 'minDiscount', FilterableField>;

export type FieldName = keyof typeof FILTERABLE_FIELDS;
export const FIELD_NAMES = Object.keys(FILTERABLE_FIELDS) as FieldName[];

export const FACET_NAMES = FIELD_NAMES.filter((name) => name !== 'fabric' && name !== 'minDiscount');

/**
 * What values must meet, and what they must not. A selected filter overrides the search words on the same
 * field.
 */
export function conditionsOf(
  field: FilterableField,
  filters: ListFilters,
  parsed: ParsedFilters,
): { wanted?: ValueCondition | undefined; excluded?: ValueCondition | undefined } {
  const selected = field.selected(filters);
  if (selected) return { wanted: selected };
  return { wanted: field.parsed(parsed), excluded: field.parsed(parsed.not ?? {}) };
}

/** The category is a key. Run with `LIST_COLLATION`. */
export function toMongoFilter(filters: ListFilters): ProductFilter {
  const conditions = FIELD_NAMES.flatMap((name) => FILTERABLE_FIELDS[name].toMongo(filters) ?? []);
  return { ...LISTED, ...(conditions.length > 0 && { $and: conditions }) };
}

/** `parsedCategories`, from the search words, apply unless a filter overrides them. */
export function toFacets(
  countsOf: CountsOf,
  categories: readonly Category[],
  parsedCategories?: readonly string[],
): Facets {
  const isCounted = parsedCategories ? oneOf(parsedCategories).test : () => true;
  const facets = FACET_NAMES.map((name) => [
    name,
    FILTERABLE_FIELDS[name].toFacet(countsOf(name), categories),
  ]);
  return {
    ...(Object.fromEntries(facets) as Omit<Facets, 'anyCategory'>),
    anyCategory: sumOf(countsOf('category'), isCounted),
  };
}

const mongoBounds = (price: PriceBounds) =>
  Object.fromEntries(Object.entries(price).map(([bound, value]) => [`$${bound}`, value]));

const facetValue = (counts: Counts, value: string, label: string): FacetValue => ({
  value,
  label,
  count: counts.get(value) ?? 0,
});

function sumOf(counts: Counts, isCounted: ValueCondition['test']): number {
  let sum = 0;
  for (const [value, count] of counts) if (isCounted(value)) sum += count;
  return sum;
}

const byValue = (a: FacetValue, b: FacetValue) => a.value.localeCompare(b.value);

/** Ignores letter case; the most frequent spelling wins. Omits empty values. */
function mergeSpellings(counts: Counts): FacetValue[] {
  const merged = new Map<string, FacetValue>();
  const byCount = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [value, count] of byCount) {
    if (value === '') continue;
    const known = merged.get(fold(value));
    if (known) known.count += count;
    else merged.set(fold(value), { value, label: value, count });
  }
  return [...merged.values()];
}
