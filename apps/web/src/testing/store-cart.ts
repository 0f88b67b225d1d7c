import type { CartItem } from '@e-store/shared/cart/cart-item';

/** What the browser has kept of a cart, before a page is opened. */
export function storeCart(...items: CartItem[]): void {
  window.localStorage.setItem('cartItems', JSON.stringify(items));
}

/** What it keeps now. */
export function storedCart(): CartItem[] {
  return JSON.parse(window.localStorage.getItem('cartItems') ?? '[]') as CartItem[];
}
