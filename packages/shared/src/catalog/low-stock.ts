/** From so few pieces of a size on it is said how many are left; never of more, and never of none. */
export const LOW_STOCK = 3;

export function isLowStock(stock: number): boolean {
  return stock > 0 && stock <= LOW_STOCK;
}
