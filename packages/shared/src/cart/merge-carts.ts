import { MIN_QUANTITY } from '../catalog/quantity-bounds.ts';
import { isSameLine, type CartLineId } from './cart-line.ts';

/** As many lines as one order may have. */
export const CART_LINES_MAX = 50;

/** What the shop keeps of a line: which garment, which size, how many. What it costs is the catalogue's to say. */
export type CartLine = CartLineId & { quantity: number };

/** Never more than is in stock. A sold out line stays with one piece, so that it can be shown as sold out. */
export function clampToStock(quantity: number, stock: number): number {
  return Math.max(MIN_QUANTITY, Math.min(quantity, stock));
}

/**
 * Two carts as one: the union of their lines, of each the larger quantity, clamped to stock. Merging the same cart again
 * changes nothing. Beyond `CART_LINES_MAX` lines the first cart's stay and the rest of the second is left out.
 */
export function mergeCarts(
  own: readonly CartLine[],
  other: readonly CartLine[],
  stockOf: (line: CartLineId) => number,
): CartLine[] {
  const merged: CartLine[] = [];
  for (const line of [...own, ...other]) {
    const index = merged.findIndex((known) => isSameLine(known, line));
    const known = merged[index];
    if (known) merged[index] = { ...known, quantity: Math.max(known.quantity, line.quantity) };
    else if (merged.length < CART_LINES_MAX) merged.push(line);
  }
  return merged.map((line) => ({ ...line, quantity: clampToStock(line.quantity, stockOf(line)) }));
}

/**
 * The cart after some lines were given a quantity. Only these lines change, so of two devices that change different ones
 * neither undoes the other. Saying the same again changes nothing. A line too many is left out.
 */
export function changeCart(
  lines: readonly CartLine[],
  changes: readonly CartLine[],
  stockOf: (line: CartLineId) => number,
): CartLine[] {
  let changed = [...lines];
  for (const change of changes) {
    const isIn = changed.some((line) => isSameLine(line, change));
    const line = { ...change, quantity: clampToStock(change.quantity, stockOf(change)) };
    if (change.quantity === 0) changed = changed.filter((other) => !isSameLine(other, change));
    else if (isIn) changed = changed.map((other) => (isSameLine(other, change) ? line : other));
    else if (changed.length < CART_LINES_MAX) changed.push(line);
  }
  return changed;
}

/** What was done to a cart between two moments, as changes that lead from the one to the other. */
export function changesBetween(before: readonly CartLine[], after: readonly CartLine[]): CartLine[] {
  const quantityIn = (lines: readonly CartLine[], id: CartLineId) =>
    lines.find((line) => isSameLine(line, id))?.quantity ?? 0;
  const all = [...after, ...before.filter((line) => !after.some((other) => isSameLine(other, line)))];
  return all
    .map(({ product, size }) => ({ product, ...(size !== undefined && { size }) }))
    .map((id) => ({ ...id, quantity: quantityIn(after, id) }))
    .filter((line) => line.quantity !== quantityIn(before, line));
}
