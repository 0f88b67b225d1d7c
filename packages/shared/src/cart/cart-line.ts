export type CartLineId = { product: string; size?: string | undefined };

export function isSameLine(a: CartLineId, b: CartLineId): boolean {
  return a.product === b.product && a.size === b.size;
}

/**
 * Sums the quantities of equal lines, in order of first appearance. Otherwise a stock check of 3 + 3 would
 * sell 6 of 5.
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
