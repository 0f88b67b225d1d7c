import { describe, expect, it } from '@jest/globals';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { itemsTotal, pieceCount, withItem, withItemBack, withoutItem } from './cart-rules.ts';

const medium = buildCartItem({ size: 'M', quantity: 1 });
const large = buildCartItem({ size: 'L', quantity: 1 });
const jeans = buildCartItem({ product: 'jeans', price: 1200, quantity: 2, size: undefined });

describe('cart rules', () => {
  it('adding the same product and size again replaces its line, in its place (spec §4)', () => {
    const again = { ...medium, quantity: 3 };
    expect(withItem([medium, jeans], again)).toEqual([again, jeans]);
  });

  it('adding L keeps M', () => {
    expect(withItem([medium], large)).toEqual([medium, large]);
  });

  it('never holds more than is in stock, and nothing that is sold out', () => {
    expect(withItem([], { ...medium, quantity: 9, stock: 3 })[0]?.quantity).toBe(3);
    expect(withItem([medium], { ...medium, stock: 0 })).toEqual([]);
  });

  it('removes one size only', () => {
    expect(withoutItem([medium, large], { product: medium.product, size: 'L' })).toEqual([medium]);
  });

  it('puts a removed line back where it was, unless it was added anew meanwhile', () => {
    expect(withItemBack([jeans, large], medium, 1)).toEqual([jeans, medium, large]);
    const anew = { ...medium, quantity: 3 };
    expect(withItemBack([anew, jeans], medium, 1)).toEqual([anew, jeans]);
  });

  it('counts pieces and adds up what they cost', () => {
    expect(pieceCount([medium, jeans])).toBe(3);
    expect(itemsTotal([medium, jeans])).toBe(699 + 2 * 1200);
    expect(itemsTotal([])).toBe(0);
  });
});
