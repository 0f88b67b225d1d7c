/** The sort orders of the gallery (spec §2), the first is the default. */
export const SORT_ORDERS = ['popular', 'newest', 'price-asc', 'price-desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const SORT_ORDER_NAMES: Record<SortOrder, string> = {
  popular: 'popular',
  newest: 'newest',
  'price-asc': 'price low to high',
  'price-desc': 'price high to low',
};
