import { describe, expect, it } from '@jest/globals';
import { CartItem } from './cart-item.ts';

const item = { product: 'a', name: 'Basic Crew', price: 699, image: '/a.webp', stock: 4, quantity: 2 };

describe('CartItem', () => {
  it('has the fields of the spec, and a size where the product has sizes [spec 3-4]', () => {
    expect(CartItem.parse(item)).toEqual(item);
    expect(CartItem.parse({ ...item, size: 'M' })).toEqual({ ...item, size: 'M' });
  });

  it.each([
    ['quantity', 0],
    ['quantity', 1.5],
    ['stock', -1],
    ['price', '699'],
    ['product', undefined],
  ])('refuses a stored entry with %s = %j', (field, value) => {
    expect(CartItem.safeParse({ ...item, [field]: value }).success).toBe(false);
  });
});
