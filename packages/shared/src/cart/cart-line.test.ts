import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { isSameLine, mergeLines } from './cart-line.ts';

const line = fc.record({
  product: fc.constantFrom('shirt', 'jeans', 'tee'),
  size: fc.constantFrom('S', 'M', undefined),
  quantity: fc.integer({ min: 1, max: 50 }),
});

describe('cart line', () => {
  it('is one product in one size, so that adding L keeps M [spec 4-15]', () => {
    expect(isSameLine({ product: 'a', size: 'M' }, { product: 'a', size: 'M' })).toBe(true);
    expect(isSameLine({ product: 'a', size: 'M' }, { product: 'a', size: 'L' })).toBe(false);
    expect(isSameLine({ product: 'a', size: 'M' }, { product: 'b', size: 'M' })).toBe(false);
    expect(isSameLine({ product: 'a', size: 'M' }, { product: 'a' })).toBe(false);
    expect(isSameLine({ product: 'a', size: undefined }, { product: 'a' })).toBe(true);
  });

  it('merges 3 + 3 of the same into 6, in the place of the first', () => {
    const lines = [
      { product: 'a', size: 'M', quantity: 3 },
      { product: 'b', quantity: 1 },
      { product: 'a', size: 'L', quantity: 2 },
      { product: 'a', size: 'M', quantity: 3 },
    ];
    expect(mergeLines(lines)).toEqual([
      { product: 'a', size: 'M', quantity: 6 },
      { product: 'b', quantity: 1 },
      { product: 'a', size: 'L', quantity: 2 },
    ]);
  });

  it('merging keeps every piece, leaves no line twice, and touches nothing it was given', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const before = structuredClone(lines);
        const merged = mergeLines(lines);
        const totalQuantity = (of: typeof lines) => of.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(totalQuantity(merged)).toBe(totalQuantity(lines));
        merged.forEach((one, at) =>
          merged.forEach((other, elsewhere) => expect(isSameLine(one, other)).toBe(at === elsewhere)),
        );
        expect(mergeLines(merged)).toEqual(merged);
        expect(lines).toEqual(before);
      }),
    );
  });
});
