type Detail = { name: string; label: string; max: number; lines: boolean };

/** What the cloth is like: facts of the product page, joined in `detail` of the API. */
export const CLOTH_DETAILS = [
  { name: 'fabric', label: 'Fabric', max: 300, lines: true },
  { name: 'fit', label: 'Fit', max: 300, lines: true },
  { name: 'care', label: 'Care', max: 300, lines: true },
] as const satisfies readonly Detail[];

/** Text that staff type or leave empty, and shoppers read; `lines` allows line breaks. The order is that of the API. */
export const PRODUCT_DETAILS = [
  ...CLOTH_DETAILS,
  { name: 'origin', label: 'Country of origin', max: 120, lines: false },
  { name: 'madeIn', label: 'Made in', max: 120, lines: false },
] as const satisfies readonly Detail[];

type ProductDetail = (typeof PRODUCT_DETAILS)[number];
export type ProductDetails = Record<ProductDetail['name'], string>;

/** Returns a value for each detail, by name. */
export const mapDetails = <Value>(valueOf: (detail: ProductDetail) => Value) =>
  // Each name of the table becomes a key.
  Object.fromEntries(PRODUCT_DETAILS.map((detail) => [detail.name, valueOf(detail)])) as Record<
    ProductDetail['name'],
    Value
  >;

/** Returns the details of a product. A product stored before a detail existed has it empty. */
export const pickDetails = (product: Partial<ProductDetails>): ProductDetails =>
  mapDetails(({ name }) => product[name] ?? '');
