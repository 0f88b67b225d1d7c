/** Spec §9: defaults of the creation form. Separate from the schema, so that the form need not load it. */
export const NEW_PRODUCT_DEFAULTS = { price: 10, stock: 10, category: 'T-Shirt' } as const;
