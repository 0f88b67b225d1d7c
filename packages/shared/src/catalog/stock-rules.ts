export type SizeStock = { size: string; stock: number };

/** `stock` is the sum over the sizes, if any. */
type Sizeable = { stock: number; sizes: readonly SizeStock[] };

const PREFERRED_SIZE = 'M';

/**
 * M when in stock, else the first in stock, else the first; for order lines and product pages. `undefined`
 * without sizes.
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

const FEW = 3;

/** The product page then says how many are left. */
export const hasFewLeft = (stock: number): boolean => stock > 0 && stock <= FEW;

/** Default of the store settings, in units of a size. */
export const DEFAULT_LOW_STOCK = 3;

/** In total and in any size; `undefined` when sold out. */
export const lowestStock = ({ stock, sizes }: Sizeable): number | undefined =>
  stock > 0 ? Math.min(stock, ...sizes.map((size) => size.stock)) : undefined;

export const isLowOnStock = (product: Sizeable, threshold: number): boolean =>
  (lowestStock(product) ?? Infinity) <= threshold;

/** Spec §5: at least 1, at most the stock. */
export const MIN_QUANTITY = 1;

export function canIncrease(quantity: number, stock: number): boolean {
  return quantity < stock;
}

export function canDecrease(quantity: number): boolean {
  return quantity > MIN_QUANTITY;
}

/** To a whole number; 0 only when nothing is in stock. */
export function clampQuantity(quantity: number, stock: number): number {
  const whole = Number.isNaN(quantity) ? MIN_QUANTITY : Math.trunc(quantity);
  return Math.min(Math.max(whole, MIN_QUANTITY), stock);
}
