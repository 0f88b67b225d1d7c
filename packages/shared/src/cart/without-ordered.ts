import { isSameLine } from './cart-line.ts';
import type { CartLine } from './merge-carts.ts';

/**
 * What an order took leaves the cart; what came into it meanwhile stays. A line without a size means whichever size of the
 * product was ordered.
 */
export function withoutOrdered<Line extends CartLine>(
  lines: readonly Line[],
  ordered: readonly CartLine[],
): Line[] {
  return lines.flatMap((line) => {
    const taken = ordered.find(
      (one) => isSameLine(one, line) || (!line.size && one.product === line.product),
    );
    const quantity = line.quantity - (taken?.quantity ?? 0);
    return quantity > 0 ? { ...line, quantity } : [];
  });
}
