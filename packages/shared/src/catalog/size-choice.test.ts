import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { defaultSize, stockForSize, type SizeStock } from './stock-rules.ts';

const sized = (...sizes: [string, number][]) => ({
  stock: sizes.reduce((sum, [, stock]) => sum + stock, 0),
  sizes: sizes.map(([size, stock]): SizeStock => ({ size, stock })),
});
const unsized = { stock: 7, sizes: [] };

describe('defaultSize', () => {
  it.each([
    ['M when it is in stock', sized(['S', 3], ['M', 1], ['L', 9]), 'M'],
    ['the first in stock when M is sold out', sized(['S', 0], ['M', 0], ['L', 2], ['XL', 4]), 'L'],
    ['the first in stock when there is no M', sized(['28', 0], ['30', 5], ['32', 5]), '30'],
    ['the first when everything is sold out', sized(['S', 0], ['M', 0]), 'S'],
    ['none for a product without sizes', unsized, undefined],
  ])('is %s', (_rule, product, size) => {
    expect(defaultSize(product)).toBe(size);
  });
});

describe('stockOf', () => {
  const product = sized(['S', 3], ['M', 0], ['L', 2]);

  it.each([
    ['the pieces of the chosen size', product, 'L', 2],
    ['nothing for a size that is sold out', product, 'M', 0],
    ['nothing for a size it does not come in', product, 'XXL', 0],
    ['the pieces of the default size when none is named', product, undefined, 3],
    ['the whole stock of a product without sizes', unsized, undefined, 7],
    ['nothing for a size of a product without sizes', unsized, 'M', 0],
  ])('is %s', (_rule, of, size, expected) => {
    expect(stockForSize(of, size)).toBe(expected);
  });

  it('of the default size is above 0 exactly when anything is in stock', () => {
    const products = fc
      .uniqueArray(fc.tuple(fc.constantFrom('S', 'M', 'L', 'XL', '28', '30'), fc.nat(5)), {
        minLength: 1,
        selector: ([size]) => size,
      })
      .map((sizes) => sized(...sizes));
    fc.assert(
      fc.property(products, (any) => {
        expect(stockForSize(any, undefined) > 0).toBe(any.stock > 0);
        expect(stockForSize(any, defaultSize(any))).toBe(stockForSize(any, undefined));
      }),
    );
  });
});
