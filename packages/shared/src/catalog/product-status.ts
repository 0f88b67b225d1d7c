/** A draft and an archived product do not exist for shoppers; old orders keep their own picture of it. */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
