import type { Category } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import type { Facets, FacetValue } from '@e-store/shared/catalog/endpoints';
import { PRICE_BANDS } from '@e-store/shared/catalog/price-bands';
import { brokenGroup, type ChoiceRule } from './choice-rules.ts';
import { fold } from './fold.ts';
import type { ShelfEntry } from './shelf-entry.ts';

type Counts = Map<string, { count: number }>;

/**
 * How many products each choice would give, each group counted with the choices made in the others. `named` are the
 * categories that the words of a search name: they hold again where none is chosen.
 */
export function countFacets(
  entries: Iterable<ShelfEntry>,
  rules: readonly ChoiceRule[],
  categories: readonly Category[],
  named?: readonly string[],
): Facets {
  const counts = Object.fromEntries(COUNTED.map((group) => [group, new Map()])) as Record<Counted, Counts>;
  for (const entry of entries) {
    const broken = brokenGroup(rules, entry);
    if (broken === 'several') continue;
    // What breaks no rule counts everywhere; what breaks one only where that choice would be another.
    for (const group of broken === undefined ? COUNTED : COUNTED.filter((counted) => counted === broken))
      for (const value of VALUES[group](entry)) add(counts[group], value);
  }
  const of = (group: Counted, value: string) => counts[group].get(value)?.count ?? 0;
  return {
    category: categories.map(({ key, name }) => ({
      value: key,
      label: name,
      count: of('category', key),
    })),
    anyCategory: (named ?? [...counts.category.keys()]).reduce((sum, key) => sum + of('category', key), 0),
    department: DEPARTMENTS.map((key) => ({
      value: key,
      label: DEPARTMENT_NAMES[key],
      count: of('department', key),
    })),
    price: PRICE_BANDS.map((band) => ({ value: band.key, label: band.label, count: of('price', band.key) })),
    size: asChoices(counts.size).toSorted(
      (a, b) => sizeRank(a.value) - sizeRank(b.value) || a.value.localeCompare(b.value),
    ),
    colour: asChoices(counts.colour).toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    brand: asChoices(counts.brand).toSorted((a, b) => a.value.localeCompare(b.value)),
    origin: asChoices(counts.origin).toSorted((a, b) => a.value.localeCompare(b.value)),
    onSale: [{ value: 'true', label: 'On sale', count: of('onSale', 'true') }],
    inStock: [{ value: 'true', label: 'In stock', count: of('inStock', 'true') }],
  };
}

type Counted = Exclude<keyof Facets, 'anyCategory'>;

const IF_TRUE = ['true'];
const NONE: readonly string[] = [];

/** The choices of a group that would show an entry. */
const VALUES: Record<Counted, (entry: ShelfEntry) => readonly string[]> = {
  category: ({ category }) => [category],
  department: ({ department }) => [department],
  price: ({ priceBands }) => priceBands,
  size: ({ sizes }) => sizes,
  colour: ({ colour }) => [colour],
  brand: ({ brand }) => [brand],
  origin: ({ origin }) => [origin],
  onSale: ({ isOnSale }) => (isOnSale ? IF_TRUE : NONE),
  inStock: ({ isInStock }) => (isInStock ? IF_TRUE : NONE),
};
const COUNTED = Object.keys(VALUES) as Counted[];

function add(counts: Counts, value: string): void {
  const known = counts.get(value);
  if (known) known.count += 1;
  else counts.set(value, { count: 1 });
}

/** Spellings that differ in letter case alone are one choice, written as the first of them. */
function asChoices(counts: Counts): FacetValue[] {
  const choices = new Map<string, FacetValue>();
  for (const [value, { count }] of counts) {
    if (value === '') continue;
    const known = choices.get(fold(value));
    if (known) known.count += count;
    else choices.set(fold(value), { value, label: value, count });
  }
  return [...choices.values()];
}

const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
/** Letters first, then waists and ages by their number. */
function sizeRank(size: string): number {
  const index = LETTER_SIZES.indexOf(size);
  return index === -1 ? 100 + Number.parseInt(size, 10) : index;
}
