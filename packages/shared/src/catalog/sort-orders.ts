/**
 * The sort orders of the gallery (spec §2), the first is the default; and by country of origin, which the law asks of a
 * shop with imported goods (Legal Metrology (Packaged Commodities) Rules, r. 6(10A)).
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
