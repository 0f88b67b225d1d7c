export const STAFF_PAGE_SIZES = [25, 50, 100] as const;

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
 * `low`: in stock, but a size is at or below `LOW_STOCK`. `unassigned`: units of a size that the product
 * lacks.
 */
export const STOCK_LEVELS = ['low', 'out', 'in', 'unassigned'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

export const BULK_PRODUCTS_MAX = 200;
