import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { discountPercent, isBelowMrp } from './price-rules.ts';

describe('discount', () => {
  it.each([
    [699, 1399, 50],
    [1199, 1599, 25],
    [1399, 1999, 30],
    [999, 1299, 23],
    [499, 500, undefined],
    [995, 1000, 1],
    [500, 500, undefined],
    [600, 500, undefined],
    [500, undefined, undefined],
  ])('₹%i against an MRP of %j earns %j [spec 2-36] [spec 9-3] [spec 9-4]', (price, mrp, percent) => {
    expect(discountPercent({ price, mrp })).toBe(percent);
  });

  it('strikes no price that is the MRP itself [C12]', () => {
    expect(isBelowMrp({ price: 500, mrp: 500 })).toBe(false);
    expect(isBelowMrp({ price: 499, mrp: 500 })).toBe(true);
  });

  it('is shown only where the MRP is truly above the price [spec 2-36] [C9]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
        (price, mrp) => {
          const percent = discountPercent({ price, mrp });
          expect(isBelowMrp({ price, mrp })).toBe(mrp !== undefined && mrp > price);
          if (percent === undefined) return;
          expect(isBelowMrp({ price, mrp })).toBe(true);
          expect(percent).toBeGreaterThanOrEqual(1);
          expect(percent).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
