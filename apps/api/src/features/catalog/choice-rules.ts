import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { type ChoiceGroup, numberedChoices, type NumberedChoice, fold } from './choice-numbers.ts';
import { isColour } from './colour-choice.ts';
import type { FilterGroup } from './product-filter.ts';
import type { ParsedFilters } from './search/parsed-query.ts';
import type { AnyOf } from './search/words/meaning.ts';
import type { IndexEntry } from './index-entry.ts';

/** A condition on the price, or on any choice of one group. No two rules share a group. */
export type ChoiceRule =
  | { group: 'price'; isWithin: (price: number) => boolean }
  | { group: Exclude<ChoiceGroup, 'price'>; allows: (choice: NumberedChoice) => boolean };

export type Choice = Pick<ProductListQuery, FilterGroup>;

/**
 * Converts filters to rules with the same meaning as `filtersByGroup`. An explicit filter overrides `read` in
 * its group.
 */
export function rulesOf(choice: Choice, read: ParsedFilters = {}): ChoiceRule[] {
  const { category, department, size, colour, brand, origin } = choice;
  const { onSale = read.onSale, inStock = read.inStock } = choice;
  const price = hasBound(choice.price) ? choice.price : read.price;
  const { not = {} } = read;
  const rules: (ChoiceRule | undefined | false)[] = [
    category !== undefined
      ? { group: 'category', allows: is(category) }
      : readRule('category', read.category && isOneOf(read.category), not.category && isOneOf(not.category)),
    department
      ? { group: 'department', allows: is(department) }
      : readRule(
          'department',
          read.department && isOneOf(read.department),
          not.department && isOneOf(not.department),
        ),
    size !== undefined
      ? { group: 'size', allows: isLike(size) }
      : read.size && { group: 'size', allows: inSize(read.size) },
    colour !== undefined
      ? { group: 'colour', allows: isColour(colour) }
      : readRule('colour', read.colour && holdsAny(read.colour), not.colour && holdsAny(not.colour)),
    brand !== undefined
      ? { group: 'brand', allows: isLike(brand) }
      : readRule('brand', read.brand && isOneOf(read.brand), not.brand && isOneOf(not.brand)),
    readRule('fabric', read.fabric && holdsAny(read.fabric), not.fabric && holdsAny(not.fabric)),
    origin !== undefined && { group: 'origin', allows: isLike(origin) },
    price && { group: 'price', isWithin: (value) => isWithin(value, price) },
    onSale !== undefined && { group: 'onSale', allows: is(String(onSale)) },
    inStock !== undefined && { group: 'inStock', allows: is(String(inStock)) },
  ];
  return rules.filter((rule): rule is ChoiceRule => typeof rule === 'object');
}

export function meets({ price, choices }: IndexEntry, rule: ChoiceRule): boolean {
  if (rule.group === 'price') return rule.isWithin(price);
  return choices.some((number) => {
    const choice = numberedChoices()[number];
    return choice?.group === rule.group && rule.allows(choice);
  });
}

type Allows = (choice: NumberedChoice) => boolean;

function readRule(
  group: 'category' | 'department' | 'colour' | 'brand' | 'fabric',
  wanted: Allows | undefined,
  excluded: Allows | undefined,
): ChoiceRule | undefined {
  if (!wanted && !excluded) return undefined;
  return { group, allows: (choice) => (wanted?.(choice) ?? true) && !excluded?.(choice) };
}

const is =
  (wanted: string): Allows =>
  ({ value }) =>
    value === wanted;

const isOneOf =
  (wanted: readonly string[]): Allows =>
  ({ value }) =>
    wanted.includes(value);

const holdsAny =
  (sets: AnyOf): Allows =>
  ({ words }) =>
    sets.some((set) => set.every((word) => words.includes(word)));

function inSize({ labels, ages }: NonNullable<ParsedFilters['size']>): Allows {
  const wanted = new Set(labels.map(fold));
  return ({ value, folded }) => wanted.has(folded) || ages.some((age) => isForAge(value, age));
}

/** Size 6-7Y fits children of 6 and 7 years. */
function isForAge(size: string, age: number): boolean {
  const [, from, to] = /^(\d+)-(\d+)\s*Y$/i.exec(size) ?? [];
  return from !== undefined && to !== undefined && age >= Number(from) && age <= Number(to);
}

/** Compares without letter case, as the database does. */
function isLike(wanted: string): Allows {
  const alike = fold(wanted);
  return ({ folded }) => folded === alike;
}

/** `price[foo]=1` leaves no bound and is no condition. */
const hasBound = (price: Choice['price']) => price !== undefined && Object.keys(price).length > 0;

function isWithin(value: number, { gt, gte, lt, lte }: NonNullable<Choice['price']>): boolean {
  return !(
    (gt !== undefined && value <= gt) ||
    (gte !== undefined && value < gte) ||
    (lt !== undefined && value >= lt) ||
    (lte !== undefined && value > lte)
  );
}
