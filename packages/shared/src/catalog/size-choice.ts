export type SizeStock = { size: string; stock: number };

/** Sold by size when there are any; otherwise from `stock`, which is the sum over sizes when there are. */
export type Sizeable = { stock: number; sizes: readonly SizeStock[] };

/** The size preselected where there is a choice. */
export const PREFERRED_SIZE = 'M';

/**
 * The size an order line means when it names none, and the one the product page preselects: M when it is in stock, else
 * the first in stock, else the first. `undefined` for a product without sizes.
 */
export function defaultSize({ sizes }: Sizeable): string | undefined {
  const inStock = sizes.filter((entry) => entry.stock > 0);
  return (inStock.find((entry) => entry.size === PREFERRED_SIZE) ?? inStock[0] ?? sizes[0])?.size;
}

/** Pieces to be had of a size, 0 for one that the product does not come in. */
export function stockOf(product: Sizeable, size: string | undefined): number {
  if (product.sizes.length === 0) return size === undefined ? product.stock : 0;
  const wanted = size ?? defaultSize(product);
  return product.sizes.find((entry) => entry.size === wanted)?.stock ?? 0;
}
