import { MIN_QUANTITY } from '../catalog/stock-rules.ts';
import { isSameLine, type CartLineId } from './cart-line.ts';

export const CART_LINES_MAX = 50;

export type CartLine = CartLineId & { quantity: number };

/** A sold-out line stays with quantity 1, so that the cart can show it. */
export function clampToStock(quantity: number, stock: number): number {
  return Math.max(MIN_QUANTITY, Math.min(quantity, stock));
}

/**
 * The union of the lines with the larger quantity, clamped to stock. Idempotent. Beyond `CART_LINES_MAX`,
 * lines of the second cart are dropped.
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
 * Other lines stay, so devices that change different lines do not undo each other. Idempotent; drops extra
 * lines.
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

export function diffCarts(before: readonly CartLine[], after: readonly CartLine[]): CartLine[] {
  const quantityIn = (lines: readonly CartLine[], id: CartLineId) =>
    lines.find((line) => isSameLine(line, id))?.quantity ?? 0;
  const all = [...after, ...before.filter((line) => !after.some((other) => isSameLine(other, line)))];
  return all
    .map(({ product, size }) => ({ product, ...(size !== undefined && { size }) }))
    .map((id) => ({ ...id, quantity: quantityIn(after, id) }))
    .filter((line) => line.quantity !== quantityIn(before, line));
}

/** Later additions stay. A line without a size matches any ordered size of its product. */
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
