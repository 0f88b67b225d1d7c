import { describe, expect, it } from '@jest/globals';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { countItems, upsertItem, restoreItem, removeItem, resolveQuotedSizes } from './cart-rules.ts';

const medium = buildCartItem({ size: 'M', quantity: 1 });
const large = buildCartItem({ size: 'L', quantity: 1 });
const jeans = buildCartItem({ product: 'jeans', price: 1200, quantity: 2, size: undefined });

describe('cart rules', () => {
  it('adding the same product and size again replaces its line, in its place (spec §4) [spec 4-15]', () => {
    const again = { ...medium, quantity: 3 };
    expect(upsertItem([medium, jeans], again)).toEqual([again, jeans]);
  });

  it('adding L keeps M', () => {
    expect(upsertItem([medium], large)).toEqual([medium, large]);
  });

  it('never holds more than is in stock, and nothing that is sold out', () => {
    expect(upsertItem([], { ...medium, quantity: 9, stock: 3 })[0]?.quantity).toBe(3);
    expect(upsertItem([medium], { ...medium, stock: 0 })).toEqual([]);
  });

  it('removes one size only [spec 4-16]', () => {
    expect(removeItem([medium, large], { product: medium.product, size: 'L' })).toEqual([medium]);
  });

  it('puts a removed line back where it was, unless it was added anew meanwhile', () => {
    expect(restoreItem([jeans, large], medium, 1)).toEqual([jeans, medium, large]);
    const anew = { ...medium, quantity: 3 };
    expect(restoreItem([anew, jeans], medium, 1)).toEqual([anew, jeans]);
  });

  describe('of a product that came to have sizes', () => {
    const plain = buildCartItem({ size: undefined, quantity: 2, stock: 9 });
    const quoted = (size: string | undefined, stock: number) => ({
      ...plain,
      ...(size && { size }),
      stock,
      discount: 0,
      total: 0,
    });

    it('gives a line without a size the size that was quoted, in its place', () => {
      expect(
        resolveQuotedSizes([plain, jeans], [quoted('M', 1), { ...quoted(undefined, 5), product: 'jeans' }]),
      ).toEqual([{ ...plain, size: 'M', stock: 1 }, jeans]);
    });

    it('makes one line of it and of that size, with no more than there is', () => {
      const sized = { ...plain, size: 'M', quantity: 3 };
      expect(resolveQuotedSizes([plain, sized], [quoted('M', 9)])).toEqual([
        { ...plain, size: 'M', quantity: 5 },
      ]);
      expect(resolveQuotedSizes([sized, plain], [quoted('M', 4)])).toEqual([
        { ...sized, quantity: 4, stock: 4 },
      ]);
    });

    it('takes the quoted size that no other line has', () => {
      const medium2 = { ...plain, size: 'M', quantity: 1 };
      expect(
        resolveQuotedSizes([medium2, plain], [quoted('M', 9), quoted('L', 9)]).map(({ size }) => size),
      ).toEqual(['M', 'L']);
    });

    it('leaves a product without sizes alone', () => {
      expect(resolveQuotedSizes([plain], [quoted(undefined, 9)])).toEqual([plain]);
    });
  });

  it('counts the units of all lines', () => {
    expect(countItems([medium, jeans])).toBe(3);
  });
});
