/** Spec §9: what the creation form begins with. Apart from the schema, so that a form need not load it to begin. */
export const NEW_PRODUCT_DEFAULTS = { price: 10, stock: 10, category: 'T-Shirt' } as const;
