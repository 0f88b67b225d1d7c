import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { canDecrease, canIncrease, clampQuantity } from './stock-rules.ts';

describe('quantity', () => {
  it.each([
    [1, 5, true],
    [4, 5, true],
    [5, 5, false],
    [6, 5, false],
    [1, 1, false],
    [0, 0, false],
  ])('%i of %i in stock: plus works: %j', (quantity, stock, works) => {
    expect(canIncrease(quantity, stock)).toBe(works);
  });

  it.each([
    [1, false],
    [0, false],
    [2, true],
  ])('%i: minus works: %j', (quantity, works) => {
    expect(canDecrease(quantity)).toBe(works);
  });

  it.each([
    [3, 5, 3],
    [9, 5, 5],
    [0, 5, 1],
    [-4, 5, 1],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, 5, 5],
    [Number.NEGATIVE_INFINITY, 5, 1],
    [3, 1, 1],
    [3, 0, 0],
  ])('%d wanted of %i becomes %i', (wanted, stock, quantity) => {
    expect(clampQuantity(wanted, stock)).toBe(quantity);
  });

  it('is always a whole number from 1 to the stock, whatever was typed [spec 5-3]', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 100_000 }), (wanted, stock) => {
        const quantity = clampQuantity(wanted, stock);
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(stock);
        expect(clampQuantity(quantity, stock)).toBe(quantity);
      }),
    );
  });

  it('is kept inside its bounds by plus and minus alone [spec 5-4]', () => {
    const presses = fc.array(fc.boolean(), { maxLength: 60 });
    fc.assert(
      fc.property(presses, fc.integer({ min: 1, max: 12 }), (plus, stock) => {
        let quantity = 1;
        for (const isPlus of plus) {
          if (isPlus && canIncrease(quantity, stock)) quantity += 1;
          if (!isPlus && canDecrease(quantity)) quantity -= 1;
          expect(clampQuantity(quantity, stock)).toBe(quantity);
        }
      }),
    );
  });
});
