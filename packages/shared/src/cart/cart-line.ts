/** What makes two entries one line of the cart: the product and the size, so that adding L keeps M. */
export type CartLineId = { product: string; size?: string | undefined };

export function isSameLine(a: CartLineId, b: CartLineId): boolean {
  return a.product === b.product && a.size === b.size;
}

/**
 * Lines of one product and size as one, with the sum of their quantities, in the order of their first appearance: a
 * stock check that sees 3 + 3 as two lines would sell 6 of 5.
 */
export function mergeLines<Line extends CartLineId & { quantity: number }>(lines: readonly Line[]): Line[] {
  const merged: Line[] = [];
  for (const line of lines) {
    const index = merged.findIndex((other) => isSameLine(other, line));
    const earlier = merged[index];
    if (earlier) merged[index] = { ...earlier, quantity: earlier.quantity + line.quantity };
    else merged.push(line);
  }
  return merged;
}
