/** The first is the default; `spent` and `orders` sort descending. */
export const CUSTOMER_SORTS = ['newest', 'oldest', 'name', 'spent', 'orders'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
