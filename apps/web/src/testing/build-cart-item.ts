import type { CartItem } from '@e-store/shared/cart/cart-item';
import { objectId } from './object-id.ts';

export function buildCartItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    product: objectId(1),
    name: 'Indigo crew T-shirt',
    price: 699,
    image: '/media/tee.webp',
    stock: 3,
    quantity: 1,
    size: 'M',
    ...changes,
  };
}
