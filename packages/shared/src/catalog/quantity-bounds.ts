/** Spec §5: at least 1, at most the stock. */
export const MIN_QUANTITY = 1;

export function canIncrease(quantity: number, stock: number): boolean {
  return quantity < stock;
}

export function canDecrease(quantity: number): boolean {
  return quantity > MIN_QUANTITY;
}

/** Returns the nearest allowed whole quantity; 0 only when nothing is in stock. */
export function clampQuantity(quantity: number, stock: number): number {
  const whole = Number.isNaN(quantity) ? MIN_QUANTITY : Math.trunc(quantity);
  return Math.min(Math.max(whole, MIN_QUANTITY), stock);
}
