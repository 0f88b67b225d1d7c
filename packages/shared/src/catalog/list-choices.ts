export const DEPARTMENTS = ['men', 'women', 'kids'] as const;
export type Department = (typeof DEPARTMENTS)[number];

export const DEPARTMENT_NAMES: Record<Department, string> = { men: 'Men', women: 'Women', kids: 'Kids' };

export function isDepartment(value: unknown): value is Department {
  return DEPARTMENTS.some((department) => department === value);
}

export type Category = {
  /** Stored with products and orders; never changes. */
  key: string;
  name: string;
  aliases: readonly string[];
};

/** For a new store (spec §3). The keys are the spec's words, inconsistencies included. */
export const INITIAL_CATEGORIES: readonly Category[] = [
  { key: 'T-Shirt', name: 'T-Shirt', aliases: ['t-shirts', 'tshirt', 'tshirts', 'tee', 'tees'] },
  { key: 'Shirts', name: 'Shirt', aliases: ['shirt'] },
  { key: 'jeans', name: 'Jeans', aliases: ['jean', 'denim'] },
];

/** Of the home grid and the gallery (spec §9). */
export const DEFAULT_CATEGORY = 'T-Shirt';

export const ALL_CATEGORIES = 'all';

/** By key, name or alias, ignoring case. */
export function findCategory(
  written: string,
  categories: readonly Category[] = INITIAL_CATEGORIES,
): Category | undefined {
  const wanted = written.trim().toLowerCase();
  const hasName = (category: Category) =>
    [category.key, category.name, ...category.aliases].some((word) => word.toLowerCase() === wanted);
  return categories.find((category) => category.key.toLowerCase() === wanted) ?? categories.find(hasName);
}

/**
 * Spec §2; the first is the default. Imports require sorting by origin (Legal Metrology (Packaged
 * Commodities) Rules, r. 6(10A)).
 */
export const SORT_ORDERS = ['popular', 'newest', 'price-asc', 'price-desc', 'origin'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const SORT_ORDER_NAMES: Record<SortOrder, string> = {
  popular: 'popular',
  newest: 'newest',
  'price-asc': 'price low to high',
  'price-desc': 'price high to low',
  origin: 'country of origin',
};

/** Spec §9; the first is the default. */
export const PAGE_SIZES = [9, 18, 27] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 9;

export const MAX_PAGE = 10_000;

export const PAGE_MESSAGE = 'Send page once, as a number from 1.';

export function pageCount(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize);
}

export const RELATED_REASONS = ['colour', 'category', 'department'] as const;
export type RelatedReason = (typeof RELATED_REASONS)[number];
