/**
 * Spec §2; the first is the default. Sorting by origin is required for imported products (Legal Metrology
 * (Packaged Commodities) Rules, r. 6(10A)).
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
