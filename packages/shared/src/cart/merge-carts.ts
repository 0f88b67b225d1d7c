import { MIN_QUANTITY } from '../catalog/stock-rules.ts';
import { isSameLine, type CartLineId } from './cart-line.ts';

export const CART_LINES_MAX = 50;

/** A stored line: the catalogue supplies its price. */
export type CartLine = CartLineId & { quantity: number };

/** Limits a quantity to the stock. A sold-out line stays with quantity 1, so that the cart can show it. */
export function clampToStock(quantity: number, stock: number): number {
  return Math.max(MIN_QUANTITY, Math.min(quantity, stock));
}

/**
 * Merges two carts: the union of their lines with the larger quantity, clamped to stock. Idempotent. Beyond
 * `CART_LINES_MAX` the lines of the second cart are dropped.
 */
export function mergeCarts(
  own: readonly CartLine[],
  other: readonly CartLine[],
  stockOf: (line: CartLineId) => number,
): CartLine[] {
  const merged: CartLine[] = [];
  for (const line of [...own, ...other]) {
    const index = merged.findIndex((existing) => isSameLine(existing, line));
    const existing = merged[index];
    if (existing) merged[index] = { ...existing, quantity: Math.max(existing.quantity, line.quantity) };
    else if (merged.length < CART_LINES_MAX) merged.push(line);
  }
  return merged.map((line) => ({ ...line, quantity: clampToStock(line.quantity, stockOf(line)) }));
}

/**
 * Applies changed quantities to a cart. Other lines stay, so devices that change different lines do not undo
 * each other. Idempotent; extra lines are dropped.
 */
export function applyCartChanges(
  lines: readonly CartLine[],
  changes: readonly CartLine[],
  stockOf: (line: CartLineId) => number,
): CartLine[] {
  let changed = [...lines];
  for (const change of changes) {
    const isInCart = changed.some((line) => isSameLine(line, change));
    const line = { ...change, quantity: clampToStock(change.quantity, stockOf(change)) };
    if (change.quantity === 0) changed = changed.filter((other) => !isSameLine(other, change));
    else if (isInCart) changed = changed.map((other) => (isSameLine(other, change) ? line : other));
    else if (changed.length < CART_LINES_MAX) changed.push(line);
  }
  return changed;
}

/** Returns the changes that turn `before` into `after`. */
export function diffCarts(before: readonly CartLine[], after: readonly CartLine[]): CartLine[] {
  const quantityIn = (lines: readonly CartLine[], id: CartLineId) =>
    lines.find((line) => isSameLine(line, id))?.quantity ?? 0;
  const all = [...after, ...before.filter((line) => !after.some((other) => isSameLine(other, line)))];
  return all
    .map(({ product, size }) => ({ product, ...(size !== undefined && { size }) }))
    .map((id) => ({ ...id, quantity: quantityIn(after, id) }))
    .filter((line) => line.quantity !== quantityIn(before, line));
}

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
