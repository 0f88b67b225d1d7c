/** Drafts and archived products are hidden from shoppers; orders retain their own copy. */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
