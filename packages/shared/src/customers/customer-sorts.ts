/** Orders of the customer list; the first is the default. */
export const CUSTOMER_SORTS = ['newest', 'oldest', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
