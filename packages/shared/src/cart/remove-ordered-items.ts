import { isSameLine } from './cart-line.ts';
import type { CartLine } from './merge-carts.ts';

/**
 * Removes ordered quantities from the cart; later additions stay. A line without a size matches any ordered
 * size of its product.
 */
export function removeOrderedItems<Line extends CartLine>(
  lines: readonly Line[],
  ordered: readonly CartLine[],
): Line[] {
  return lines.flatMap((line) => {
    const orderedLine = ordered.find(
      (candidate) => isSameLine(candidate, line) || (!line.size && candidate.product === line.product),
    );
    const quantity = line.quantity - (orderedLine?.quantity ?? 0);
    return quantity > 0 ? { ...line, quantity } : [];
  });
}
