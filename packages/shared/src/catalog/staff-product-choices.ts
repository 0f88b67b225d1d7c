/** Page sizes of E-DASH's product list, the first is the default. */
export const STAFF_PAGE_SIZES = [25, 50, 100] as const;

/** Sort orders of E-DASH's product list, the first is the default. */
export const STAFF_PRODUCT_SORTS = [
  'newest',
  'name',
  'price-asc',
  'price-desc',
  'stock-asc',
  'stock-desc',
] as const;
export type StaffProductSort = (typeof STAFF_PRODUCT_SORTS)[number];

/**
 * `low`: some are left, but a size has no more than `LOW_STOCK`; `out`: none is left; `in`: some are; `unassigned`: units came
 * back in a size that the product does not have.
 */
export const STOCK_LEVELS = ['low', 'out', 'in', 'unassigned'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** Most products in one call that changes many. */
export const MANY_MAX = 200;
