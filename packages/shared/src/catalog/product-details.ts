type Detail = { name: string; label: string; max: number; lines: boolean };

export const CLOTH_DETAILS = [
  { name: 'fabric', label: 'Fabric', max: 300, lines: true },
  { name: 'fit', label: 'Fit', max: 300, lines: true },
  { name: 'care', label: 'Care', max: 300, lines: true },
] as const satisfies readonly Detail[];

/** Optional text for shoppers; `lines` allows line breaks. In the order of the API. */
export const PRODUCT_DETAILS = [
  ...CLOTH_DETAILS,
  { name: 'origin', label: 'Country of origin', max: 120, lines: false },
  { name: 'madeIn', label: 'Made in', max: 120, lines: false },
] as const satisfies readonly Detail[];

type ProductDetail = (typeof PRODUCT_DETAILS)[number];
export type ProductDetails = Record<ProductDetail['name'], string>;

export const mapDetails = <Value>(valueOf: (detail: ProductDetail) => Value) =>
  Object.fromEntries(PRODUCT_DETAILS.map((detail) => [detail.name, valueOf(detail)])) as Record<
    ProductDetail['name'],
    Value
  >;

/** Details newer than the stored product are empty. */
export const pickDetails = (product: Partial<ProductDetails>): ProductDetails =>
  mapDetails(({ name }) => product[name] ?? '');
