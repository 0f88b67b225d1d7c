/** Orders of the customer list, `spent` and `orders` from the most on; the first is the default. */
export const CUSTOMER_SORTS = ['newest', 'oldest', 'name', 'spent', 'orders'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
