import type { CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine, type CartLineId } from '@e-store/shared/cart/cart-line';
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
