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

export const STOCK_LEVELS = ['low', 'out', 'in', 'unassigned'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

export const BULK_PRODUCTS_MAX = 200;

/** Shoppers see published products only; orders retain their own copy. */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const STOCK_CAUSES = ['count', 'delivery', 'damage', 'edit'] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

export const MOVEMENT_REASONS = [
  'initial',
  'order',
  'cancel',
  'return',
  'undelivered',
  'adjustment',
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

/** Not SVG, which may contain scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** Pixels; smaller pictures look blurred. */
export const PICTURE_MIN_SIZE = { width: 400, height: 500 } as const;

/** Spec §9. Separate, so that the creation form need not load the schema. */
export const NEW_PRODUCT_DEFAULTS = { price: 10, stock: 10, category: 'T-Shirt' } as const;

/**
 * Such products need an importer on the label (Legal Metrology (Packaged Commodities) Rules 2011, rule 6;
 * Consumer Protection (E-Commerce) Rules 2020, rule 7). `false` for an unknown origin.
 */
export function isImported(origin: string): boolean {
  const country = origin.trim().toLowerCase();
  return country !== '' && country !== 'india';
}
