export type Category = {
  /** Stored with products and orders. Never changes. */
  key: string;
  name: string;
  aliases: readonly string[];
};

/** Categories of a new store (spec §3). The keys are the spec's words, inconsistencies included. */
export const INITIAL_CATEGORIES: readonly Category[] = [
  { key: 'T-Shirt', name: 'T-Shirt', aliases: ['t-shirts', 'tshirt', 'tshirts', 'tee', 'tees'] },
  { key: 'Shirts', name: 'Shirt', aliases: ['shirt'] },
  { key: 'jeans', name: 'Jeans', aliases: ['jean', 'denim'] },
];

/** Spec §9: default of the home grid and the gallery. */
export const DEFAULT_CATEGORY = 'T-Shirt';

export const ALL_CATEGORIES = 'all';

/** Finds a category by key, name or alias, ignoring case. */
export function findCategory(
  written: string,
  categories: readonly Category[] = INITIAL_CATEGORIES,
): Category | undefined {
  const wanted = written.trim().toLowerCase();
  const hasName = (category: Category) =>
    [category.key, category.name, ...category.aliases].some((word) => word.toLowerCase() === wanted);
  return categories.find((category) => category.key.toLowerCase() === wanted) ?? categories.find(hasName);
}
