export type SizeStock = { size: string; stock: number };

/** `stock` is the sum over the sizes, if any. */
export type Sizeable = { stock: number; sizes: readonly SizeStock[] };

export const PREFERRED_SIZE = 'M';

/**
 * Returns M when in stock, else the first size in stock, else the first; the default of order lines and
 * product pages. `undefined` without sizes.
 */
export function defaultSize({ sizes }: Sizeable): string | undefined {
  const inStock = sizes.filter((entry) => entry.stock > 0);
  return (inStock.find((entry) => entry.size === PREFERRED_SIZE) ?? inStock[0] ?? sizes[0])?.size;
}

export function stockForSize(product: Sizeable, size: string | undefined): number {
  if (product.sizes.length === 0) return size === undefined ? product.stock : 0;
  const wanted = size ?? defaultSize(product);
  return product.sizes.find((entry) => entry.size === wanted)?.stock ?? 0;
}
