import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { fold } from './fold.ts';
import type { FilterGroup } from './product-filter.ts';
import type { ReadFilters } from './search/reading.ts';
import type { AnyOf } from './search/words/meaning.ts';
import type { ShelfEntry } from './shelf-entry.ts';

/** A condition that products must meet, and the group of choices that it belongs to. */
export type ChoiceRule = { group: FilterGroup | 'fabric'; holds: (entry: ShelfEntry) => boolean };

/** The groups of a list query that narrow it; its category by key. */
export type Choice = Pick<ProductListQuery, FilterGroup>;

/**
 * What was chosen, as conditions; it means the same here as in `filtersByGroup`, which selects products in the database.
 * `read` is what the words of a search say: where something else of the same group is chosen, that is asked instead.
 */
export function rulesOf(choice: Choice, read: ReadFilters = {}): ChoiceRule[] {
  const { department, size, colour, brand, origin, onSale = read.onSale, inStock = read.inStock } = choice;
  const { category } = choice;
  const price = hasBound(choice.price) ? choice.price : read.price;
  const rules: (ChoiceRule | undefined | false)[] = [
    category !== undefined
      ? { group: 'category', holds: (entry) => entry.category === category }
      : read.category && { group: 'category', holds: isOneOf('category', read.category) },
    department
      ? { group: 'department', holds: (entry) => entry.department === department }
      : read.department && { group: 'department', holds: isOneOf('department', read.department) },
    size !== undefined
      ? { group: 'size', holds: ({ sizes }) => sizes.some(isLike(size)) }
      : read.size && { group: 'size', holds: inSize(read.size) },
    colour !== undefined
      ? { group: 'colour', holds: on('colour', isLike(colour)) }
      : read.colour && { group: 'colour', holds: holdsAny('colour', read.colour) },
    brand !== undefined
      ? { group: 'brand', holds: on('brand', isLike(brand)) }
      : read.brand && { group: 'brand', holds: isOneOf('brand', read.brand) },
    read.fabric && { group: 'fabric', holds: holdsAny('fabric', read.fabric) },
    origin !== undefined && { group: 'origin', holds: on('origin', isLike(origin)) },
    price && { group: 'price', holds: (entry) => isWithin(entry.price, price) },
    onSale !== undefined && { group: 'onSale', holds: ({ isOnSale }) => isOnSale === onSale },
    inStock !== undefined && { group: 'inStock', holds: ({ isInStock }) => isInStock === inStock },
  ];
  return rules.filter((rule): rule is ChoiceRule => typeof rule === 'object');
}

/** The one group that keeps an entry out, if it is one; `undefined` where none does. */
export function brokenGroup(
  rules: readonly ChoiceRule[],
  entry: ShelfEntry,
): ChoiceRule['group'] | 'several' | undefined {
  let broken: ChoiceRule['group'] | undefined;
  for (const { group, holds } of rules) {
    if (holds(entry)) continue;
    if (broken !== undefined) return 'several';
    broken = group;
  }
  return broken;
}

type Field = 'colour' | 'brand' | 'origin';
const on =
  (field: Field, test: (value: string) => boolean) =>
  (entry: ShelfEntry): boolean =>
    test(entry[field]);

const isOneOf =
  (field: 'category' | 'department' | 'brand', values: readonly string[]) =>
  (entry: ShelfEntry): boolean =>
    values.includes(entry[field]);

/** Looked at once for each colour and fabric, of which a shop has few, and not for each product. */
function holdsAny(field: 'colour' | 'fabric', sets: AnyOf): (entry: ShelfEntry) => boolean {
  const known = new Map<string, boolean>();
  return (entry) => {
    const text = entry[field];
    const words = entry[`${field}Words`];
    const holds = known.get(text) ?? sets.some((set) => set.every((word) => words.includes(word)));
    known.set(text, holds);
    return holds;
  };
}

function inSize({ labels, ages }: NonNullable<ReadFilters['size']>): (entry: ShelfEntry) => boolean {
  const wanted = labels.map(isLike);
  return ({ sizes }) =>
    sizes.some(
      (size) => wanted.some((isWanted) => isWanted(size)) || ages.some((age) => isForAge(size, age)),
    );
}

/** 6-7Y is for children of 6 and of 7 years. */
function isForAge(size: string, age: number): boolean {
  const [, from, to] = /^(\d+)-(\d+)\s*Y$/i.exec(size) ?? [];
  return from !== undefined && to !== undefined && age >= Number(from) && age <= Number(to);
}

/** `price[foo]=1` leaves no bound at all, which is no condition. */
const hasBound = (price: Choice['price']) => price !== undefined && Object.keys(price).length > 0;

function isWithin(value: number, { gt, gte, lt, lte }: NonNullable<Choice['price']>): boolean {
  return !(
    (gt !== undefined && value <= gt) ||
    (gte !== undefined && value < gte) ||
    (lt !== undefined && value >= lt) ||
    (lte !== undefined && value > lte)
  );
}

/** As the database compares: whatever the letter case. */
function isLike(wanted: string): (value: string) => boolean {
  const folded = fold(wanted);
  return (value) => value === wanted || fold(value) === folded;
}
