import { describe, expect, it } from '@jest/globals';
import { REMOVED_PRODUCT_NAME } from '../cart/price-cart.ts';
import { assertInStock } from './assert-orderable.ts';

const quoteOf = (name: string) => ({
  items: 0,
  discount: 0,
  tax: 0,
  shipping: 0,
  total: 0,
  lines: [
    {
      product: '66f0c0de0000000000000001',
      name,
      image: '',
      price: 0,
      quantity: 1,
      stock: 0,
      discount: 0,
      total: 0,
      problem: 'UNAVAILABLE' as const,
    },
  ],
});

describe('an order of an unavailable product', () => {
  it.each([
    ['Plain T-Shirt', 'Plain T-Shirt is no longer available. Remove it from your cart.'],
    [REMOVED_PRODUCT_NAME, 'This product is no longer available. Remove it from your cart.'],
  ])('names %s once', (name, message) => {
    expect(() => assertInStock(quoteOf(name))).toThrow(message);
  });
});
