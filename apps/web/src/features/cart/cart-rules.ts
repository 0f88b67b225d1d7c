import type { CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine, mergeLines, type CartLineId } from '@e-store/shared/cart/cart-line';
import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import { clampToStock } from '@e-store/shared/cart/merge-carts';
import { clampQuantity } from '@e-store/shared/catalog/stock-rules';

/** Replaces the line of the same product and size in place, or appends (spec §4), up to the stock. */
export function upsertItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  const quantity = clampQuantity(item.quantity, item.stock);
  if (quantity === 0) return removeItem(items, item);
  const added = { ...item, quantity };
  return items.some((line) => isSameLine(line, item))
    ? items.map((line) => (isSameLine(line, item) ? added : line))
    : [...items, added];
}

export function removeItem(items: readonly CartItem[], id: CartLineId): CartItem[] {
  return items.filter((line) => !isSameLine(line, id));
}

/** Merges with a line of that size, up to the stock. */
export function changeItemSize(items: readonly CartItem[], id: CartLineId, chosen: ChosenSize): CartItem[] {
  const line = items.find((item) => isSameLine(item, id));
  if (!line || line.size === chosen.size) return [...items];
  const other = items.find((item) => isSameLine(item, { product: id.product, size: chosen.size }));
  const quantity = clampQuantity(line.quantity + (other?.quantity ?? 0), chosen.stock);
  if (quantity === 0) return [...items];
  return items.flatMap((item) =>
    item === line ? { ...line, ...chosen, quantity } : item === other ? [] : item,
  );
}
export type ChosenSize = { size: string; stock: number };

/** A line without a size takes the product's and merges with a line of that size. */
export function resolveSizes<Line extends CartLineId & { quantity: number }>(
  lines: readonly Line[],
  catalogLines: readonly CartLineId[],
): Line[] {
  const sized = lines.map((line) => {
    if (line.size !== undefined || catalogLines.some((one) => isSameLine(one, line))) return line;
    const candidates = catalogLines.filter(
      ({ product, size }) => product === line.product && size !== undefined,
    );
    const free = candidates.find((one) => !lines.some((other) => isSameLine(one, other)));
    const size = (free ?? candidates[0])?.size;
    return size === undefined ? line : { ...line, size };
  });
  return mergeLines(sized);
}

/** Merged lines are limited to the stock. */
export function resolveQuotedSizes(items: readonly CartItem[], quoted: readonly QuoteLine[]): CartItem[] {
  return resolveSizes(items, quoted).map((item) => {
    if (items.includes(item)) return item;
    const stock = quoted.find((line) => isSameLine(line, item))?.stock ?? item.stock;
    const isMerged = items.some((before) => isSameLine(before, item));
    return { ...item, stock, quantity: isMerged ? clampToStock(item.quantity, stock) : item.quantity };
  });
}

/** In its old place, unless it was added again meanwhile. */
export function restoreItem(items: readonly CartItem[], item: CartItem, index: number): CartItem[] {
  return items.some((line) => isSameLine(line, item)) ? [...items] : items.toSpliced(index, 0, item);
}

export function countItems(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
