import { type Category, DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import type { Facets, FacetValue } from '@e-store/shared/catalog/endpoints';
import { PRICE_BANDS } from '@e-store/shared/catalog/price-rules';
import { type CountedGroup, numberedChoices, numberOfChoice, fold } from './choice-numbers.ts';
import { isColour } from './colour-choice.ts';
import type { Seen } from './index-table.ts';

type Counts = readonly { value: string; count: number }[];

/**
 * Converts counts to facets. `named`: categories from the words of a search, which apply unless a filter
 * overrides them.
 */
export function toFacets(
  counts: Seen['counts'],
  categories: readonly Category[],
  named?: readonly string[],
): Facets {
  const choices = numberedChoices();
  const of = (group: CountedGroup, value: string) => counts[numberOfChoice(group, value)] ?? 0;
  const all = (group: CountedGroup): Counts =>
    choices.flatMap(({ group: its, value }, number) => {
      const count = counts[number] ?? 0;
      return its === group && count > 0 ? [{ value, count }] : [];
    });
  const countOfColour = (colour: string) => {
    const isWanted = isColour(colour);
    return choices.reduce(
      (sum, choice, number) =>
        choice.group === 'colour' && isWanted(choice) ? sum + (counts[number] ?? 0) : sum,
      0,
    );
  };
  return {
    category: categories.map(({ key, name }) => ({
      value: key,
      label: name,
      count: of('category', key),
    })),
    anyCategory: (named ?? all('category').map(({ value }) => value)).reduce(
      (sum, key) => sum + of('category', key),
      0,
    ),
    department: DEPARTMENTS.map((key) => ({
      value: key,
      label: DEPARTMENT_NAMES[key],
      count: of('department', key),
    })),
    price: PRICE_BANDS.map((band) => ({ value: band.key, label: band.label, count: of('price', band.key) })),
    size: asChoices(all('size')).toSorted(
      (a, b) => sizeRank(a.value) - sizeRank(b.value) || a.value.localeCompare(b.value),
    ),
    colour: asChoices(all('colour'))
      .map((colour) => ({ ...colour, count: countOfColour(colour.value) }))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    brand: asChoices(all('brand')).toSorted((a, b) => a.value.localeCompare(b.value)),
    origin: asChoices(all('origin')).toSorted((a, b) => a.value.localeCompare(b.value)),
    onSale: [{ value: 'true', label: 'On sale', count: of('onSale', 'true') }],
    inStock: [{ value: 'true', label: 'In stock', count: of('inStock', 'true') }],
  };
}

/** Merges spellings that differ only in letter case, under the most frequent one. */
function asChoices(counts: Counts): FacetValue[] {
  const choices = new Map<string, FacetValue>();
  for (const { value, count } of counts.toSorted(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
  )) {
    if (value === '') continue;
    const known = choices.get(fold(value));
    if (known) known.count += count;
    else choices.set(fold(value), { value, label: value, count });
  }
  return [...choices.values()];
}

const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
/** Letters first, then waists and ages by number. */
function sizeRank(size: string): number {
  const index = LETTER_SIZES.indexOf(size);
  return index === -1 ? 100 + Number.parseInt(size, 10) : index;
}
