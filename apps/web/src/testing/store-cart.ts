import type { CartItem } from '@e-store/shared/cart/cart-item';

export function storeCart(...items: CartItem[]): void {
  window.localStorage.setItem('cartItems', JSON.stringify(items));
}

export function storedCart(): CartItem[] {
  return JSON.parse(window.localStorage.getItem('cartItems') ?? '[]') as CartItem[];
}
