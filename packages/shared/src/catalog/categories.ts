export type Category = {
  /** What products and orders store. It never changes. */
  key: string;
  /** What people read. Staff may change it. */
  name: string;
  /** Other spellings under which the category is found. */
  aliases: readonly string[];
};

/** The categories a new store begins with (spec §3); their keys are the spec's words, unevenness included. */
export const FIRST_CATEGORIES: readonly Category[] = [
  { key: 'T-Shirt', name: 'T-Shirt', aliases: ['t-shirts', 'tshirt', 'tshirts', 'tee', 'tees'] },
  { key: 'Shirts', name: 'Shirt', aliases: ['shirt'] },
  { key: 'jeans', name: 'Jeans', aliases: ['jean', 'denim'] },
];

/** Spec §9: what the home grid and a bare gallery begin with. */
export const DEFAULT_CATEGORY = 'T-Shirt';

/** Every category at once, in a list query. */
export const ALL_CATEGORIES = 'all';

/**
 * The category that a caller means by key, name or alias, whatever the letter case; `undefined` when there is none.
 */
export function findCategory(
  written: string,
  categories: readonly Category[] = FIRST_CATEGORIES,
): Category | undefined {
  const wanted = written.trim().toLowerCase();
  const bears = (category: Category) =>
    [category.key, category.name, ...category.aliases].some((word) => word.toLowerCase() === wanted);
  return categories.find((category) => category.key.toLowerCase() === wanted) ?? categories.find(bears);
}
