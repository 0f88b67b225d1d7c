import type { CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine, mergeLines, type CartLineId } from '@e-store/shared/cart/cart-line';
import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import { clampToStock } from '@e-store/shared/cart/merge-carts';
import { clampQuantity } from '@e-store/shared/catalog/quantity-bounds';

/** Replaces the line of the same product and size, in its place, or appends (spec §4). Never more than is in stock. */
export function withItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  const quantity = clampQuantity(item.quantity, item.stock);
  if (quantity === 0) return withoutItem(items, item);
  const added = { ...item, quantity };
  return items.some((line) => isSameLine(line, item))
    ? items.map((line) => (isSameLine(line, item) ? added : line))
    : [...items, added];
}

export function withoutItem(items: readonly CartItem[], id: CartLineId): CartItem[] {
  return items.filter((line) => !isSameLine(line, id));
}

/**
 * A line in another size, in its place. Where that size is in the cart already the two become one, with the sum of their
 * pieces as far as there is stock.
 */
export function withSize(items: readonly CartItem[], id: CartLineId, chosen: ChosenSize): CartItem[] {
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

/**
 * Lines in the sizes in which the shop knows them. A product that came to have sizes is known in one of them: a line
 * without a size takes it, and becomes one with the line that has it already.
 */
export function withKnownSizes<Line extends CartLineId & { quantity: number }>(
  lines: readonly Line[],
  known: readonly CartLineId[],
): Line[] {
  const sized = lines.map((line) => {
    if (line.size !== undefined || known.some((one) => isSameLine(one, line))) return line;
    const candidates = known.filter(({ product, size }) => product === line.product && size !== undefined);
    const free = candidates.find((one) => !lines.some((other) => isSameLine(one, other)));
    const size = (free ?? candidates[0])?.size;
    return size === undefined ? line : { ...line, size };
  });
  return mergeLines(sized);
}

/** The cart in the sizes of a quote, never more than there is of a line that was merged. */
export function withQuotedSizes(items: readonly CartItem[], quoted: readonly QuoteLine[]): CartItem[] {
  return withKnownSizes(items, quoted).map((item) => {
    if (items.includes(item)) return item;
    const stock = quoted.find((line) => isSameLine(line, item))?.stock ?? item.stock;
    const isMerged = items.some((before) => isSameLine(before, item));
    return { ...item, stock, quantity: isMerged ? clampToStock(item.quantity, stock) : item.quantity };
  });
}

/** A line that was taken out, in its old place. One that was added anew meanwhile wins. */
export function withItemBack(items: readonly CartItem[], item: CartItem, index: number): CartItem[] {
  return items.some((line) => isSameLine(line, item)) ? [...items] : items.toSpliced(index, 0, item);
}

/** Pieces in the cart, or in a quote. */
export function pieceCount(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What the pieces cost by themselves, in whole rupees; tax, shipping and discount are the server's to say. */
export function itemsTotal(items: readonly CartItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
