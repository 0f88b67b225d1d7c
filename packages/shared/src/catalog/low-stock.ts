/** Default threshold in units of a size; above it and at zero no count is shown. */
export const LOW_STOCK = 3;

export function isLowStock(stock: number): boolean {
  return stock > 0 && stock <= LOW_STOCK;
}
