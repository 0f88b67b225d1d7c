import type { Quote } from '@e-store/shared/cart/endpoints';
import { objectId } from './object-id.ts';

export function buildQuote(changes: Partial<Quote> = {}): Quote {
  const line = { product: objectId(1), size: 'M', name: 'Indigo crew T-shirt', image: '/media/tee.webp' };
  return {
    items: 699,
    discount: 0,
    tax: 250,
    shipping: 30,
    total: 979,
    lines: [{ ...line, price: 699, mrp: 1399, quantity: 1, stock: 3, discount: 0, total: 699 }],
    ...changes,
  };
}
